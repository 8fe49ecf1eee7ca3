#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# in-bochs.sh COMMAND...: runs each COMMAND, a program and its arguments as one word, on a
# CPU with AVX-512 that Bochs emulates, so that the variants for x86-64-v4 are tested
# where the machine has none.  It boots Debian's kernel with a shell script in place of a
# system; some hundred times as slow as the machine.
#
# The working files are in the current folder; console.txt tells how far the commands
# are.  Nothing is installed: the kernel is taken from Debian's package and kept in
# kernel/.  Exit status: the highest of the commands; 77 if there is no kernel to be had.
set -eu
[ $# -ge 1 ] || { sed -n '3,6s/^# //p' "$0" >&2; exit 2; }

skip () { echo "skipped: $1"; exit 77; }

# kernel/vmlinuz, of the package that the metapackage for virtual machines names.
fetch_kernel ()
{
  [ ! -e kernel/vmlinuz ] || return 0
  package=$(apt-cache depends linux-image-cloud-amd64 2>/dev/null |
    sed -n 's/^ *Depends: \(linux-image-[0-9].*\)/\1/p' | head -n 1)
  [ -n "$package" ] || skip "apt-cache knows no linux-image-cloud-amd64"
  rm -rf kernel
  mkdir -p kernel/package
  (cd kernel && apt-get download "$package" >download.log 2>&1) ||
    skip "apt-get download $package failed, see $PWD/kernel/download.log"
  dpkg-deb -x kernel/linux-image-*.deb kernel/package
  mv kernel/package/boot/vmlinuz-* kernel/vmlinuz
  rm -rf kernel/package kernel/*.deb
}

# PROGRAM and what the loader adds to it, below root/ where they are here.
copy_program ()
{
  for file in "$1" $(ldd "$1" 2>/dev/null | grep -o '/[^ ]*'); do
    mkdir -p "root$(dirname "$file")"
    cp -L "$file" "root$file"
  done
}

make_root ()
{
  rm -rf root
  mkdir -p root/proc root/dev root/tmp
  for program in sh mount sleep; do
    copy_program "$(command -v $program)"
  done
  {
    echo "#!$(command -v sh)"
    cat <<'END'
# Runs each line of /commands, and tells on the console how it ended.
PATH=/usr/bin:/bin
mount -t proc proc /proc
mount -t devtmpfs devtmpfs /dev
mount -t tmpfs tmpfs /tmp
cd /tmp
worst=0
set -f
while read -r command; do
  echo "==> $command"
  $command </dev/null
  status=$?
  echo "==> exit status $status"
  [ $status -le $worst ] || worst=$status
done </commands
# Who waits for this line ends the computer.
echo "avx512: status $worst."
exec sleep 1000
END
  } >root/init
  chmod 755 root/init
  # Where the kernel found no AVX-512, tests would leave out what they are for.
  for command in "$(command -v grep) -q avx512vl /proc/cpuinfo" "$@"; do
    copy_program "${command%% *}"
    echo "$command" >>root/commands
  done
}

# Linux 6.1 leaves a CPU without AVX if the area that XSAVEC writes is not as large as
# it expects, and Bochs has it wrong for protection keys.
make_disk ()
{
  rm -rf disk
  mkdir -p disk/boot/grub
  cp kernel/vmlinuz disk/boot/
  (cd root && find . | cpio --quiet -o -H newc) | gzip -1 >disk/boot/initrd.gz
  cat >disk/boot/grub/grub.cfg <<END
set timeout=0
menuentry tests {
  linux /boot/vmlinuz console=ttyS0 quiet panic=-1 tsc=reliable lpj=1000000 \
    mitigations=off noxsaves clearcpuid=xsavec,pku
  initrd /boot/initrd.gz
}
END
  grub-mkrescue -o disk.iso disk >mkrescue.log 2>&1 ||
    { cat mkrescue.log >&2; exit 1; }
}

# A screen that nobody looks at, and a serial port that is a file.
write_settings ()
{
  cat >bochsrc <<END
romimage: file=/usr/share/bochs/BIOS-bochs-latest
vgaromimage: file=/usr/share/bochs/VGABIOS-lgpl-latest
cpu: model=corei7_skylake_x, count=1, ips=100000000
megs: 512
display_library: rfb, options="timeout=0"
ata0-master: type=cdrom, path=disk.iso, status=inserted
boot: cdrom
com1: enabled=1, mode=file, dev=console.txt
log: bochs.log
panic: action=fatal
sound: driver=dummy
END
  # Debian's Bochs begins in its debugger.
  echo c >continue
}

# Boot, show the console, and end with the status that the last line tells.
boot ()
{
  rm -f console.txt
  : >console.txt
  bochs -q -unlock -f bochsrc -rc continue </dev/null >bochs.out 2>&1 &
  bochs=$!
  trap 'kill -9 $bochs 2>/dev/null || :' EXIT INT TERM
  until grep -q '^avx512: status [0-9]*\.' console.txt; do
    if ! kill -0 $bochs 2>/dev/null; then
      grep -q '^avx512: status [0-9]*\.' console.txt && break
      tail -n 5 bochs.out bochs.log console.txt >&2
      echo "error: Bochs ended before the tests did" >&2
      exit 1
    fi
    sleep 2
  done
  sed -n '/^==>/,$p' console.txt | tr -d '\r'
  exit "$(sed -n 's/^avx512: status \([0-9]*\)\..*/\1/p' console.txt)"
}

fetch_kernel
make_root "$@"
make_disk
write_settings
boot

#!/bin/sh
# From a fresh Debian machine to a faster program: installs what is missing,
# builds the plugin, and shows it at work on two programs.
set -eu

usage ()
{
  cat <<END
usage: sh cmake/quickstart.sh [--help]

On a Debian machine, as root or with sudo:
  1. installs the packages that are missing (apt-get);
  2. builds the plugin and its runtime into build/;
  3. compiles a program that turns 10 million IPv4 addresses into text, with
     and without the plugin: compares the outputs, shows times and remarks;
  4. does the same with Debian's own source of lua5.4, which it downloads with
     an apt configuration of its own into build/debian.
CC and CXX name the compilers, gcc-12 and g++-12 if unset.
END
}

case ${1-} in
  '') ;;
  -h | --help) usage; exit 0 ;;
  *) echo "error: unknown argument '$1'" >&2; usage >&2; exit 2 ;;
esac

cd "$(dirname "$0")/.."
CC=${CC:-gcc-12} CXX=${CXX:-g++-12}
export CC CXX

echo "==> 1 of 4: packages"
sh cmake/install-packages.sh gcc g++ gcc-12 g++-12 gcc-12-plugin-dev \
  libc6-dev cmake ninja-build python3 dpkg-dev

echo "==> 2 of 4: the plugin and its runtime, into build/"
# A build folder that is there keeps its generator and options.
[ -f build/CMakeCache.txt ] \
  || cmake -S . -B build -G Ninja -DQRINTF_TESTS=OFF -DQRINTF_BENCH=OFF
cmake --build build --target qrintf_plugin qrintf_rt

echo "==> 3 of 4: 10 million IPv4 addresses"
sh cmake/quickstart/ipv4addr.sh build

echo "==> 4 of 4: Debian's lua5.4"
sh cmake/quickstart/lua.sh build

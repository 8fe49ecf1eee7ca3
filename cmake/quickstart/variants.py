#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Variants for bcftools to read, as VCF text.

usage: variants.py SITES SAMPLES >FILE

Each site has an allele frequency, which is often small, and each sample a genotype
with likelihoods and probabilities; all follows from the two numbers."""

import random
import sys

HEADER = """##fileformat=VCFv4.2
##FILTER=<ID=PASS,Description="All filters passed">
##FILTER=<ID=LowQual,Description="Low quality">
##contig=<ID=1,length=248956422>
##contig=<ID=2,length=242193529>
##INFO=<ID=DP,Number=1,Type=Integer,Description="Reads">
##INFO=<ID=AF,Number=A,Type=Float,Description="Allele frequency">
##INFO=<ID=MQ,Number=1,Type=Float,Description="Mapping quality">
##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">
##FORMAT=<ID=PL,Number=G,Type=Integer,Description="Likelihoods">
##FORMAT=<ID=GP,Number=G,Type=Float,Description="Probabilities">
#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT"""


def sample(choose):
    allele = choose.choice(("0/0", "0/0", "0/0", "0/1", "1/1", "./."))
    likelihoods = [choose.randrange(256) for _ in range(3)]
    likelihoods[choose.randrange(3)] = 0
    least = 10 ** -choose.uniform(1, 7)
    more = choose.random() * (1 - least)
    return (f"{allele}:{','.join(map(str, likelihoods))}:"
            f"{1 - least - more:.6g},{more:.6g},{least:.6g}")


def site(number, sites, samples, choose):
    place = 1000 + number * 997
    ref, alt = choose.sample("ACGT", 2)
    frequency = 10 ** -choose.uniform(0, 6)
    return "\t".join((
        "1" if number < sites // 2 else "2", str(place),
        f"rs{number * 7919}" if choose.randrange(3) else ".", ref, alt,
        f"{choose.uniform(1, 5000):.6g}",
        choose.choice(("PASS", "PASS", "LowQual")),
        f"DP={choose.randrange(20000)};AF={frequency:.6g};"
        f"MQ={choose.uniform(20, 60):.4g}", "GT:PL:GP",
        *(sample(choose) for _ in range(samples))))


def main():
    sites, samples = map(int, sys.argv[1:])
    choose = random.Random(sites)
    print(HEADER, *(f"sample-{i}" for i in range(samples)), sep="\t")
    for i in range(sites):
        print(site(i, sites, samples, choose))


main()

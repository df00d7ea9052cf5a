"""What the linker took into the program, and which package brought it. For Scripts/licences and Scripts/supply."""

import subprocess
import sys
from pathlib import Path

# Packages that are compiled with ours, so that the linker sees no archive of them.
COMPILED = ["swift-argument-parser"]


def archives(linked):
    """The archives that the linker took something of; what comes from our own build has no archive."""
    members = [line.split("\t")[1] for line in linked.read_text().splitlines()[1:]]
    found = {Path(member[: member.rindex("(")]) for member in members if member.endswith(")")}
    if not found:
        sys.exit(f"{linked} names no archive. `make build` writes it; `make clean` before makes it anew.")
    return sorted(found)


def is_swift(archive):
    """Whether an archive belongs to the Swift toolchain."""
    return "swift_static" in archive.parts


def toolchain(archive):
    """The toolchain's folder (its `usr`) of an archive of Swift's."""
    return archive.parents[len(archive.parts) - 1 - archive.parts.index("lib")]


def package(archive):
    """The Debian package that an archive came with."""
    asked = subprocess.run(["dpkg-query", "-S", archive], stdout=subprocess.PIPE, text=True)
    if asked.returncode:
        sys.exit(f"No package brought {archive}, so nobody knows its licence.")
    return asked.stdout.split(":")[0]


def version(name):
    """The installed version of a Debian package."""
    return field(name, "Version")


def field(name, which):
    command = ["dpkg-query", "-W", "-f", "${" + which + "}", name]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def copyright(name):
    """The file with the licence of a Debian package."""
    return Path("/usr/share/doc", name, "copyright").resolve()

"""What `./release` refuses, and the format of the change log."""

from __future__ import annotations

import datetime
import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import vigneron

ROOT = Path(__file__).parents[2]
LOG = "# Changes\n\n## 0.2.0 (2026-01-31)\n\n- One thing.\n\n## 0.1.0 (2026-01-01)\n\n- The first.\n"


def _loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "deploy" / "release.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release = _loaded()


def git(tree: Path, *words: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", tree, *who, *words], check=True, capture_output=True)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a committed tree of version 0.2.0 that may be released."""
    (tmp_path / "src" / "vigneron").mkdir(parents=True)
    (tmp_path / "src" / "vigneron" / "__init__.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(LOG)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "All")
    return tmp_path


def changed(tree: Path, old: str, new: str, name: str = "CHANGELOG.md") -> None:
    """Commit a file with a replacement."""
    text = (tree / name).read_text()
    assert old in text
    (tree / name).write_text(text.replace(old, new))
    git(tree, "commit", "-qam", "Change")


def refusal(tree: Path) -> str:
    with pytest.raises(release.NotReady) as caught:
        release.ready(tree)
    return str(caught.value)


def test_a_clean_tree_with_a_dated_version_is_ready(tree: Path) -> None:
    found = release.ready(tree)
    assert found == ("0.2.0", "2026-01-31", "\n- One thing.\n\n")


def test_a_tree_that_is_not_clean_is_refused(tree: Path) -> None:
    (tree / "left.txt").touch()
    assert refusal(tree) == "the tree is not clean:\n?? left.txt"
    (tree / "left.txt").unlink()
    (tree / "src" / "vigneron" / "__init__.py").write_text('__version__ = "0.2.0"  # changed\n')
    assert refusal(tree) == "the tree is not clean:\nM src/vigneron/__init__.py"


def test_a_tree_with_a_draft_is_refused(tree: Path) -> None:
    for key, code in (
        ("_template", "GAME = Game(draft=True)\n"),
        ("pig", "GAME = Game(draft=True)\n"),
        ("go", ""),
    ):
        folder = tree / "src" / "vigneron" / "games" / key
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(code)
    git(tree, "add", ".")
    git(tree, "commit", "-qm", "Games")
    assert refusal(tree) == "a release has no drafts: pig"
    changed(tree, "draft=True", "", "src/vigneron/games/pig/__init__.py")
    assert release.ready(tree).version == "0.2.0"


def test_version_and_change_log_must_agree(tree: Path) -> None:
    changed(tree, "0.2.0", "0.3.0", "src/vigneron/__init__.py")
    assert refusal(tree) == "__version__ is 0.3.0, but CHANGELOG.md begins with 0.2.0"


def test_a_version_that_is_still_open_is_refused(tree: Path) -> None:
    changed(tree, "(2026-01-31)", "(unreleased)")
    assert refusal(tree) == "CHANGELOG.md gives no date: write ## 0.2.0 (YYYY-MM-DD)"
    changed(tree, " (unreleased)", "")
    assert refusal(tree).startswith("CHANGELOG.md gives no date")


def test_a_date_that_is_yet_to_come_is_refused(tree: Path) -> None:
    later = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=3)
    changed(tree, "2026-01-31", later.isoformat())
    assert refusal(tree) == f"CHANGELOG.md dates 0.2.0 to {later}, which is yet to come"


def test_a_version_of_which_nothing_is_said_is_refused(tree: Path) -> None:
    changed(tree, "- One thing.\n", "")
    assert refusal(tree) == "CHANGELOG.md says nothing about 0.2.0"


def test_a_tag_that_exists_is_refused(tree: Path) -> None:
    git(tree, "tag", "v0.2.0")
    assert refusal(tree) == "the tag v0.2.0 exists already: raise __version__"


def test_a_workflow_releases_what_is_tagged(tree: Path) -> None:
    with pytest.raises(release.NotReady, match=r"^no tag v0\.2\.0 stands at this commit$"):
        release.ready(tree, tagged=True)
    git(tree, "tag", "v0.2.0")
    assert release.ready(tree, tagged=True).version == "0.2.0"
    changed(tree, "One thing", "Another thing")
    with pytest.raises(release.NotReady, match="no tag"):
        release.ready(tree, tagged=True)


def test_no_version_is_refused(tree: Path) -> None:
    changed(tree, "0.2.0", "next", "src/vigneron/__init__.py")
    assert refusal(tree) == "'next' is no version: write MAJOR.MINOR.PATCH"
    changed(tree, "__version__", "version", "src/vigneron/__init__.py")
    assert refusal(tree) == "src/vigneron/__init__.py has no __version__"


def test_an_artifact_that_lacks_a_file_is_found(tmp_path: Path) -> None:
    names = ["src/vigneron/__init__.py", "src/vigneron/words/en.ftl"]
    wheel, sdist = tmp_path / "a.whl", tmp_path / "a.tar.gz"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("vigneron/__init__.py", "")
    with tarfile.open(sdist, "w:gz") as source:
        source.add(ROOT / "README.md", "vigneron-0.2.0/src/vigneron/words/en.ftl")
    assert release.lacking(wheel, names) == ["src/vigneron/words/en.ftl"]
    assert release.lacking(sdist, names) == ["src/vigneron/__init__.py"]


def test_archives_are_unpacked_by_any_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Filters came with Python 3.11.4, and without one Python 3.12 warns."""
    with tarfile.open(tmp_path / "a.tar", "w") as archive:
        archive.add(ROOT / "README.md", "folder/README.md")
    release.unpack(tmp_path / "a.tar", tmp_path / "new")
    assert (tmp_path / "new" / "folder" / "README.md").read_bytes() == (ROOT / "README.md").read_bytes()
    if sys.version_info < (3, 12):
        monkeypatch.delattr(tarfile, "data_filter", raising=False)
        release.unpack(tmp_path / "a.tar", tmp_path / "old")
        assert (tmp_path / "old" / "folder" / "README.md").is_file()


def test_the_command_says_why_and_fails(tree: Path) -> None:
    """From any folder; a refusal is one sentence."""
    for name in ("release", "deploy/release.py"):
        (tree / name).parent.mkdir(exist_ok=True)
        (tree / name).write_bytes((ROOT / name).read_bytes())
        (tree / name).chmod(0o755)
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    done = subprocess.run(
        [tree / "release", "--ready"], cwd=tree.parent, env=env, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("release: the tree is not clean:\n")
    git(tree, "add", ".")
    git(tree, "commit", "-qm", "Release")
    done = subprocess.run([tree / "release", "--ready"], env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "== 0.2.0 (2026-01-31) may be released\n")
    assert done.stderr == ""


def test_our_change_log_has_a_section_for_every_version() -> None:
    """The newest is the version of the source, versions descend, and no section is empty."""
    found = release.sections(ROOT)
    assert len(found) == (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").count("\n## ")
    assert found[0].version == vigneron.__version__ == release.version_of(ROOT)
    numbers = [tuple(map(int, re.findall(r"\d+", section.version))) for section in found]
    assert numbers == sorted(set(numbers), reverse=True)
    for section in found:
        assert section.text.strip()
        assert section.date == "unreleased" or datetime.date.fromisoformat(section.date)
    assert all(section.date != "unreleased" for section in found[1:])

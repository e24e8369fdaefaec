"""Builds and runs the Typer application of the modules in `commands`. All text is in the user's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markup import escape
from typer import rich_utils
from typer.main import get_command

from vigneron.cli.checks import check_choice
from vigneron.cli.console import fit
from vigneron.cli.extras import missing
from vigneron.cli.voice import Fail, RefusedByGame, choose_language, complain, say
from vigneron.core.contract import BadSetup
from vigneron.core.game import BadData
from vigneron.core.rules_text import LANGUAGES

_METAVAR: Final = "|".join(LANGUAGES)


def command_names() -> list[str]:
    """Return the names of all commands in alphabetical order."""
    folder = Path(__file__).parent / "commands"
    return sorted(path.stem.replace("_", "-") for path in folder.glob("*.py") if path.stem != "__init__")


def _asked(argv: Sequence[str]) -> str:
    """Return the name of the command in a command line. The result is '' if there is none."""
    words = iter(argv)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def _show_help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        typer.echo(context.get_help())
        raise typer.Exit


def _show_version(wanted: bool) -> None:
    if wanted:
        import vigneron

        typer.echo(f"vigneron {vigneron.__version__}")
        raise typer.Exit


def _own(
    lang: Annotated[str | None, typer.Option("--lang", help="cli-option-lang", metavar=_METAVAR)] = None,
    help: Annotated[
        bool, typer.Option("--help", help="cli-option-help", is_eager=True, callback=_show_help)
    ] = False,
) -> None:
    """Declare the options that every command has. They are handled before the command runs."""


def _program(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="cli-option-version", is_eager=True, callback=_show_version)
    ] = False,
) -> None:
    """Print the help if no command is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _stub() -> None:
    """Do nothing. This function stands for commands that are listed but not run."""


def _own_options() -> list[Any]:
    """Return the options that every command has. They are not passed to the command's function."""
    app = typer.Typer(add_completion=False)
    app.command(add_help_option=False)(_own)
    options = get_command(app).params
    for option in options:
        option.expose_value = False
    return options


def _kind(parameter: Any) -> str:
    """Return what kind of value an option takes: `whole` or `number`, `file` or `text`."""
    described = getattr(parameter, "type_descriptor", None)  # older parsers have `type` alone
    shown = str(getattr(described, "annotation", None) or getattr(parameter, "type", "")).casefold()
    for part, kind in (("int", "whole"), ("float", "number")):
        if part in shown:
            return kind
    return "file" if "path" in shown or "file" in shown else "text"


def _put_in_words(command: Any) -> None:
    """Add the common options to a command. Put all words of its help into the language in use."""
    command.params += _own_options()
    command.options_metavar = f"[{say('cli-options').upper()}]"
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = say("cli-metavar-command")
    usage = say("cli-usage")
    command.get_usage = lambda context: (
        f"{usage} {context.command_path} {' '.join(command.collect_usage_pieces(context))}"
    )
    for parameter in command.params:
        if parameter.help:
            parameter.help = say(parameter.help)
        if getattr(parameter, "is_flag", False):
            parameter.metavar = " "  # a flag takes no value
        elif parameter.metavar is None:
            kind = _kind(parameter)
            parameter.metavar = say(f"cli-metavar-{'number' if kind == 'whole' else kind}")
        is_argument = parameter.param_type_name == "argument"
        if is_argument:
            parameter.display_type_rich = lambda ctx: None  # its type, in the parser's own words
        parameter.rich_help_panel = say("cli-arguments" if is_argument else "cli-options")


def _application(asked: str, argv: Sequence[str] = ()) -> Any:
    """Return the Click command for a command line. Only the subcommand `asked` is loaded and can run."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
    app.callback(invoke_without_command=True, add_help_option=False, help=say("cli-about"))(_program)
    panel = say("cli-commands")
    for name in command_names():
        found: Callable[..., Any] = _stub
        if name == asked:
            found = import_module(f"vigneron.cli.commands.{name.replace('-', '_')}").run
        app.command(name, help=say(f"cli-help-{name}"), add_help_option=False, rich_help_panel=panel)(found)
    program: Any = get_command(app)
    rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"
    rich_utils.DEFAULT_STRING = f"[{say('cli-default', value='{}')}]"
    _put_in_words(program)
    if asked:
        _put_in_words(program.commands[asked])
        more = getattr(import_module(f"vigneron.cli.commands.{asked.replace('-', '_')}"), "epilog", None)
        if more is not None and "--help" in argv:
            program.commands[asked].epilog = escape(more())
    return program


def _usage(error: Any, argv: Sequence[str]) -> str:
    """Return a sentence for a usage error. The messages of the parser are in English only."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return say("cli-no_such_option", option=str(error.option_name))
    parameter = getattr(error, "param", None)
    names = [o for o in getattr(parameter, "opts", ()) if o.startswith("-")]
    name = names[0] if names else str(getattr(parameter, "name", None) or "").upper()
    if kind == "MissingParameter" and name:
        return say("cli-missing", name=name)
    if kind == "BadParameter" and name:
        taken = _kind(parameter)
        return say(f"cli-bad-{taken}" if taken in ("whole", "number") else "cli-bad_value", name=name)
    option = str(getattr(error, "option_name", None) or "")
    if option:
        given = any(word.startswith(f"{option}=") for word in argv)
        return say("cli-bad-value_given" if given else "cli-bad-no_value", name=option)
    return say("cli-bad_usage")


def _run(argv: list[str]) -> int:
    asked = _asked(argv)
    if asked and asked not in command_names():
        raise Fail("cli-no_such_command", 2, command=asked, commands=", ".join(command_names()))
    for at, word in enumerate(argv):
        value = (
            argv[at + 1 : at + 2] if word == "--lang" else [word[7:]] if word.startswith("--lang=") else None
        )
        if value:
            check_choice("--lang", value[0], LANGUAGES)
    done = _application(asked, argv).main(args=argv, prog_name="vigneron", standalone_mode=False)
    if done == 130:  # newer parsers return this status for Ctrl-C, without an error
        raise KeyboardInterrupt
    return done if isinstance(done, int) else 0


def run(argv: list[str]) -> int:
    """Run a command and return its exit status. Any error is printed as a sentence on standard error."""
    choose_language(argv)
    fit()
    try:
        status = _run(argv)
        sys.stdout.flush()  # a closed pipe raises here and not while Python exits
        return status
    except Fail as error:
        complain(error.sentence())
        return error.status
    except BadSetup as error:
        complain(RefusedByGame(None, error.refusal).sentence())
        return 2
    except BadData as error:
        complain(say("cli-bad_data", fault=str(error)))
        return 1
    except (KeyboardInterrupt, typer.Abort):
        complain(say("cli-stopped"))
        return 130
    except UnicodeEncodeError:  # an argument that is not UTF-8, such as a name or a seed
        complain(say("cli-bad_usage"))
        return 2
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`). Python must not write to the pipe when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        complain(say("cli-file", file=str(error.filename or ""), fault=error.strerror or str(error)))
        return 1
    except Exception as error:
        lacking = missing(error) if isinstance(error, ModuleNotFoundError) else None
        if lacking is not None:
            complain(lacking.sentence())
            return lacking.status
        if hasattr(error, "format_message"):  # a usage error of Click, or of Typer's own copy of Click
            complain(_usage(error, argv))
            return 2
        # Imported here, because a command that succeeds may not need the server.
        from vigneron.server.platform.errors import BadSetting, StoreAway, StoreTooNew

        if isinstance(error, StoreAway):
            complain(say("cli-store-away", fault=error.fault))
            return 1
        if isinstance(error, StoreTooNew):
            complain(say("cli-store-too_new"))
            return 1
        if isinstance(error, BadSetting):
            complain(say("cli-bad-limits" if error.name == "VIGNERON_LIMITS" else "cli-bad-database"))
            return 2
        if os.environ.get("VIGNERON_DEBUG"):
            raise
        complain(say("cli-broken", fault=f"{type(error).__name__}: {error}"))
        return 1

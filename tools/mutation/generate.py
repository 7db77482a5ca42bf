"""Makes the mutants of a module with mutmut, in mutmut's own environment, and writes them down as JSON lines.

Run as a script: `generate.py FILE`. Each line is one mutant: the function it is in, the lines of the module that its
text replaces, and that text. Only mutmut's making of mutants is used: trying them is our own (see trial.py).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import libcst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import get_ignored_lines


def mutants_of(file: str, source: str) -> list[dict[str, object]]:
    """Every mutant of the functions and methods of a module; what stands outside of functions stays."""
    wrapper = MetadataWrapper(libcst.parse_module(source))
    visitor = MutationVisitor(mutation_operators, get_ignored_lines(file, source, wrapper, None), None)
    module = wrapper.visit(visitor)
    lines = wrapper.resolve(PositionProvider)
    names = _names(module)
    found: list[dict[str, object]] = []
    seen: set[tuple[str, str]] = set()
    for mutation in visitor.mutations:
        function = mutation.contained_by_top_level_function
        if function not in names:
            continue
        text = _text(module, deep_replace(function, mutation.original_node, mutation.mutated_node))
        if (names[function], text) in seen:
            continue
        seen.add((names[function], text))
        span = lines[function]
        found.append({"function": names[function], "first": span.start.line, "last": span.end.line, "text": text})
    return found


def _names(module: libcst.Module) -> dict[libcst.CSTNode, str]:
    """The qualified names of the functions of a module and of the methods of its classes."""
    names: dict[libcst.CSTNode, str] = {}
    for node in module.body:
        if isinstance(node, libcst.FunctionDef):
            names[node] = node.name.value
        elif isinstance(node, libcst.ClassDef):
            for method in node.body.body:
                if isinstance(method, libcst.FunctionDef):
                    names[method] = f"{node.name.value}.{method.name.value}"
    return names


def _text(module: libcst.Module, function: libcst.FunctionDef) -> str:
    """A function from its `def` on, without decorators and what stands above."""
    bare = function.with_changes(leading_lines=[], decorators=[], lines_after_decorators=[])
    return str(module.code_for_node(bare))


if __name__ == "__main__":
    for one in mutants_of(sys.argv[1], Path(sys.argv[1]).read_text(encoding="utf-8")):
        print(json.dumps(one))

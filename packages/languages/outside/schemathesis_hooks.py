"""Sends the examples of the contract instead of generated values, so that a scenario gets beyond its first request."""

import schemathesis


@schemathesis.hook
def map_body(context, body):
    [media] = context.operation.definition.raw["requestBody"]["content"].values()
    examples = [example["value"] for example in media["examples"].values()]
    return examples[hash(repr(body)) % len(examples)]


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if not path_parameters:
        return path_parameters
    return {it.name: it.definition["example"] for it in context.operation.path_parameters}

"""Decodes examples with the classes of a package of openapi-generator, and prints what fails as JSON.

decode_examples.py <package> <file>, where the file is [{"at": …, "schema": …, "value": …}, …].
"""

import importlib
import json
import sys

package = importlib.import_module(sys.argv[1])
failures = []
with open(sys.argv[2], encoding="utf-8") as file:
    examples = json.load(file)
for example in examples:
    try:
        getattr(package, example["schema"]).from_dict(example["value"])
    except Exception as error:
        failures.append(f"{example['at']} ({example['schema']}): {error}")
print(json.dumps(failures))

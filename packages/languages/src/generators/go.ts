import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Example } from '../contract.ts'
import { EXAMPLES } from '../folders.ts'
import { run } from '../run.ts'
import { GO_OFFLINE } from '../tools/go-modules.ts'
import { type Generator, pascalCase } from './generator.ts'

const go = (folder: string, ...args: readonly string[]): Promise<string> =>
  run('go', args, { cwd: folder, env: GO_OFFLINE })

async function compile(folder: string): Promise<void> {
  await go(folder, 'build', './...')
  await go(folder, 'vet', './...')
}

/** A program that decodes examples with the generated types. Go needs a value of each type, so the types are written out. */
function decodingProgram(schemas: readonly string[]): string {
  return `package main

import (
	"encoding/json"
	"fmt"
	"os"

	"example.com/operator/pix"
)

var types = map[string]func() any{
${schemas.map((schema) => `\t"${schema}": func() any { return new(pix.${schema}) },`).join('\n')}
}

func main() {
	var examples []struct {
		At, Schema string
		Value      json.RawMessage
	}
	text, err := os.ReadFile("examples.json")
	if err == nil {
		err = json.Unmarshal(text, &examples)
	}
	if err != nil {
		panic(err)
	}
	failures := []string{}
	for _, example := range examples {
		if err := json.Unmarshal(example.Value, types[example.Schema]()); err != nil {
			failures = append(failures, fmt.Sprintf("%s (%s): %v", example.At, example.Schema, err))
		}
	}
	json.NewEncoder(os.Stdout).Encode(failures)
}
`
}

async function decode(folder: string, examples: readonly Example[]): Promise<readonly string[]> {
  await mkdir(join(folder, 'decode'))
  await writeFile(join(folder, 'examples.json'), JSON.stringify(examples))
  const schemas = [...new Set(examples.map(({ schema }) => schema))]
  await writeFile(join(folder, 'decode/main.go'), decodingProgram(schemas))
  return JSON.parse(await go(folder, 'run', './decode')) as readonly string[]
}

async function runProgram(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  await cp(join(EXAMPLES, 'languages-client.go'), join(folder, 'main.go'))
  const badlyFormatted = await run('gofmt', ['-l', 'main.go'], { cwd: folder })
  if (badlyFormatted !== '') throw new Error('docs/examples/languages-client.go: run gofmt -w on it.')
  await go(folder, 'vet', '.')
  return run('go', ['run', '.'], { cwd: folder, env: { ...env, ...GO_OFFLINE } })
}

export const GO_GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-generator-go',
    sample: 'languages-go.sh',
    needs: ['java', 'go'],
    output: 'pix',
    declaration: (operationId) =>
      new RegExp(`^func \\(a \\*\\w+APIService\\) ${pascalCase(operationId)}Execute\\(`, 'm'),
    compile,
    decode,
    runProgram,
  },
  {
    name: 'oapi-codegen',
    sample: 'languages-oapi-codegen.sh',
    needs: ['go'],
    output: 'pix',
    // An operation with a body also has a function that takes the body as a value.
    declaration: (operationId) =>
      new RegExp(
        `^func \\(c \\*ClientWithResponses\\) ${pascalCase(operationId)}(?:WithBody)?WithResponse\\(`,
        'm',
      ),
    compile,
    decode,
  },
]

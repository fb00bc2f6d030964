import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPixClient } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createService, DEMO_CREDENTIALS } from '@pix-payments/service'
import type { Example } from './contract.ts'
import { run } from './run.ts'

/** What a tool gets: one of the three documents, and the folder with the installed tools. */
export interface Subject {
  readonly name: string
  readonly path: string
  readonly document: { readonly paths: Readonly<Record<string, object>>; readonly components: object }
  /** The examples of JSON requests. */
  readonly requests: readonly Example[]
  readonly folder: string
}

/** Throws when it cannot use the document. May return a remark for the table. */
export interface Tool {
  readonly name: string
  /** The only document of the tool. By default, it gets all three. */
  readonly only?: string
  /** The program that the tool needs, beside Node. Without the program, the tool is skipped. */
  readonly needs?: string
  use(subject: Subject): Promise<string | void>
}

/** The folder with the versions and the settings of the tools. */
export const OUTSIDE: string = join(import.meta.dirname, '../outside')

const load = <T>({ folder }: Subject, name: string): T =>
  createRequire(join(folder, 'package.json'))(name) as T
const runNode = ({ folder }: Subject, bin: string, ...args: readonly string[]): Promise<string> =>
  run(process.execPath, [join(folder, 'node_modules', bin), ...args], { cwd: folder })

/** Writes a file in a folder of its own for the tool and the document. Returns the folder. */
async function write({ folder, name }: Subject, tool: string, file: string, text: string): Promise<string> {
  const own = join(folder, `${tool}-${name}`)
  await mkdir(own, { recursive: true })
  await writeFile(join(own, file), text)
  return own
}

const swaggerParser: Tool = {
  name: 'swagger-parser',
  async use(subject) {
    type Parser = { validate(document: object): Promise<unknown> }
    const module = load<Parser & { default?: Parser }>(subject, '@apidevtools/swagger-parser')
    await (module.default ?? module).validate(structuredClone(subject.document))
  },
}

/** Calls every path. The validator answers 500 when it cannot use the document. */
const expressOpenapiValidator: Tool = {
  name: 'express-openapi-validator',
  async use(subject) {
    type App = {
      set(name: string, value: string): unknown
      use(...handlers: readonly unknown[]): unknown
      listen(port: number, host: string): Server
    }
    const express = load<{ (): App; json(): unknown }>(subject, 'express')
    const { middleware } = load<{ middleware(options: object): unknown }>(
      subject,
      'express-openapi-validator',
    )
    const app = express()
    // Express prints every refusal otherwise.
    app.set('env', 'test')
    const handlers = { bearer: () => true, controlToken: () => true }
    const apiSpec = structuredClone(subject.document)
    app.use(express.json(), middleware({ apiSpec, fileUploader: false, validateSecurity: { handlers } }))
    const server = app.listen(0, '127.0.0.1')
    try {
      await new Promise((resolve) => server.once('listening', resolve))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      for (const [path, item] of Object.entries(subject.document.paths)) {
        for (const method of Object.keys(item).filter((it) => /^(?:get|put|post|patch|delete)$/.test(it))) {
          const body = /get|delete/.test(method)
            ? {}
            : { body: '{}', headers: { 'content-type': 'application/json' } }
          const answer = await fetch(url + path, { method: method.toUpperCase(), ...body })
          if (answer.status >= 500)
            throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
        }
      }
    } finally {
      server.close()
    }
  },
}

/** Gives the request examples to routes with their schemas. */
const fastify: Tool = {
  name: 'fastify',
  async use(subject) {
    interface Fastify {
      addSchema(schema: object): void
      post(path: string, options: object, handler: () => object): void
      inject(request: object): Promise<{ readonly statusCode: number; readonly body: string }>
    }
    // By default, Fastify changes the value while it tries the branches of a union, and then refuses the right branch.
    const customOptions = { strict: false, coerceTypes: false, removeAdditional: false }
    const app = load<(options: object) => Fastify>(subject, 'fastify')({ ajv: { customOptions } })
    app.addSchema({ $id: 'contract', components: subject.document.components })
    for (const schema of new Set(subject.requests.map((it) => it.schema)))
      app.post(
        `/${schema}`,
        { schema: { body: { $ref: `contract#/components/schemas/${schema}` } } },
        () => ({}),
      )
    for (const { at, schema, value } of subject.requests) {
      const { statusCode, body } = await app.inject({ method: 'POST', url: `/${schema}`, payload: value })
      if (statusCode !== 200) throw new Error(`${at}: ${statusCode} ${body}`)
    }
  },
}

/** Generates validators, and gives each of them the request examples of its schema or operation. */
const zod = (
  name: string,
  nameOf: (schema: string, operationId: string) => string,
  generator: {
    readonly command: string
    readonly output: string
    config(input: string, folder: string): string
  },
): Tool => ({
  name,
  async use(subject) {
    const folder = await write(subject, name.replace(' ', '-'), 'config.mjs', '')
    await writeFile(
      join(folder, 'config.mjs'),
      generator.config(JSON.stringify(subject.path), JSON.stringify(folder)),
    )
    const [bin = '', ...options] = generator.command.split(' ')
    await runNode(subject, bin, ...options, join(folder, 'config.mjs'))
    type Validator = { safeParse(value: unknown): { success: boolean; error?: Error } }
    const { href } = pathToFileURL(join(folder, generator.output))
    const module = (await import(href)) as Record<string, Validator>
    for (const { at, schema, value } of subject.requests) {
      const result = module[nameOf(schema, at.split(' ')[0] ?? '')]?.safeParse(value)
      if (result?.success !== true)
        throw new Error(`${at}: ${result?.error?.message ?? 'there is no validator'}`)
    }
  },
})

const heyApi = zod('hey-api zod', (schema) => `z${schema}`, {
  command: '@hey-api/openapi-ts/bin/run.js -f',
  output: 'out/zod.gen.ts',
  config: (input, folder) =>
    `export default { input: ${input}, output: ${folder} + '/out', plugins: ['zod'] }`,
})

const orval = zod(
  'orval zod',
  (_, operationId) => `${operationId.replace(/^./, (it) => it.toUpperCase())}Body`,
  {
    command: 'orval/dist/bin/orval.mjs --config',
    output: 'schemas.ts',
    config: (input, folder) =>
      `export default { api: { input: ${input}, output: { target: ${folder} + '/schemas.ts', client: 'zod', mode: 'single' } } }`,
  },
)

const kubb = zod('kubb zod', (schema) => `${schema.replace(/^./, (it) => it.toLowerCase())}Schema`, {
  command: '@kubb/cli/bin/kubb.cjs generate --config',
  output: 'out/zod.ts',
  config: (input, folder) => `
    import { pluginOas } from '@kubb/plugin-oas'
    import { pluginZod } from '@kubb/plugin-zod'
    const plugins = [pluginOas({ validate: false, generators: [] }), pluginZod({ output: { path: 'zod.ts' } })]
    export default { root: ${folder}, input: { path: ${input} }, output: { path: 'out' }, plugins }`,
})

const openapiZodClient: Tool = {
  name: 'openapi-zod-client',
  async use(subject) {
    const file = join(await write(subject, 'openapi-zod-client', 'api.ts', ''), 'api.ts')
    await runNode(subject, 'openapi-zod-client/bin.js', subject.path, '-o', file)
    await import(pathToFileURL(file).href)
  },
}

const OGEN = 'github.com/ogen-go/ogen/cmd/ogen@v1.24.0'
const ogen: Tool = {
  name: 'ogen',
  needs: 'go',
  async use(subject) {
    const cwd = await write(subject, 'ogen', 'go.mod', 'module example.com/pix\n\ngo 1.25.0\n')
    await run('go', ['get', '-tool', OGEN], { cwd })
    await run('go', ['tool', 'ogen', '--target', 'pix', '--package', 'pix', subject.path], { cwd })
    await run('go', ['get', './...'], { cwd })
    await run('go', ['build', './...'], { cwd })
  },
}

/** Compiles the schemas of the events with the regular expressions of Go, and validates each example of an event. */
const VALIDATE_EVENTS = `package main

import (
	"log"
	"os"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

func main() {
	schema, err := jsonschema.NewCompiler().Compile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	for _, path := range os.Args[2:] {
		file, err := os.Open(path)
		if err != nil {
			log.Fatal(err)
		}
		value, err := jsonschema.UnmarshalJSON(file)
		if err != nil {
			log.Fatal(err)
		}
		if err := schema.Validate(value); err != nil {
			log.Fatalf("%s: %v", path, err)
		}
	}
}
`
const santhosh: Tool = {
  name: 'santhosh-tekuri',
  only: 'openapi',
  needs: 'go',
  async use(subject) {
    const cwd = await write(subject, 'santhosh', 'go.mod', 'module example.com/pix\n\ngo 1.25.0\n')
    await writeFile(join(cwd, 'main.go'), VALIDATE_EVENTS)
    await run('go', ['get', 'github.com/santhosh-tekuri/jsonschema/v6@v6.0.2'], { cwd })
    await run('go', ['build', '-o', 'validate', '.'], { cwd })
    const schemas = join(dirname(subject.path), 'events')
    const names = (await readdir(schemas)).map((file) => basename(file, '.json'))
    for (const name of names) {
      const examples = join(schemas, '../../examples', name)
      const files = existsSync(examples) ? await readdir(examples) : []
      const paths = [join(schemas, `${name}.json`), ...files.map((file) => join(examples, file))]
      await run(join(cwd, 'validate'), paths, { cwd })
    }
    return `${names.length} schemas`
  },
}

/** Runs `use` with a new sandbox that has the examples of the contract, and a token of its first wallet. */
async function withExamples<T>(use: (url: string, token: string) => Promise<T>): Promise<T> {
  await using service = await createService({ seedExamples: true })
  const [{ clientId, clientSecret }] = DEMO_CREDENTIALS
  const { authentication } = createPixClient({ baseUrl: service.url, clientId, clientSecret })
  const credentials = { client_id: clientId, client_secret: clientSecret } as const
  const answer = await authentication.createAccessToken({ grant_type: 'client_credentials', ...credentials })
  return await use(service.url, answer.access_token)
}

/** Converts the contract to a collection, and sends all of its requests to a sandbox. Each one succeeds. */
const postman: Tool = {
  name: 'Postman and newman',
  only: 'openapi',
  async use(subject) {
    type Converted = { readonly output?: readonly [{ readonly data: object }]; readonly reason?: string }
    type Done = { readonly item: { readonly name: string }; readonly response?: { readonly code: number } }
    type Callback<T> = (error: Error | null, result: T) => void
    const converter = load<{ convertV2(...input: readonly [object, object, Callback<Converted>]): void }>(
      subject,
      'openapi-to-postmanv2',
    )
    type Summary = { readonly run: { readonly executions: readonly Done[] } }
    const newman = load<{ run(options: object, done: Callback<Summary>): void }>(subject, 'newman')
    const input = { type: 'json', data: structuredClone(subject.document) }
    const { output, reason } = await new Promise<Converted>((resolve) => {
      converter.convertV2(input, { parametersResolution: 'Example' }, (_, result) => resolve(result))
    })
    if (output === undefined) throw new Error(reason)
    const { run } = await withExamples((url, token) => {
      const values = { baseUrl: url, locationUrl: url, bearerToken: token }
      const envVar = Object.entries(values).map(([key, value]) => ({ key, value }))
      return new Promise<Summary>((resolve, reject) => {
        newman.run({ collection: output[0].data, envVar }, (error, summary) =>
          error === null ? resolve(summary) : reject(error),
        )
      })
    })
    const refused = run.executions.filter(({ response }) => !(Number(response?.code) < 300))
    if (refused.length > 0)
      throw new Error(refused.map(({ item, response }) => `${item.name}: ${response?.code}`).join('\n'))
    return `${run.executions.length} requests succeed`
  },
}

/** What stateful testing reaches: a paid charge, a refund, an authorized recurrence, and a settled schedule. */
const REACHED = {
  simulatePayment: 'PAID',
  createRefund: 'PROCESSING',
  simulateAuthorization: 'AUTHORIZED',
  simulateScheduleSettlement: 'SUCCESS',
}

/** Follows the links of the contract from response to response. */
const schemathesis: Tool = {
  name: 'Schemathesis',
  only: 'openapi',
  needs: 'schemathesis',
  use: ({ path }) =>
    withExamples(async (url, token) => {
      const options = ['run', path, '--url', url, '--header', `Authorization: Bearer ${token}`]
      const output = await run('schemathesis', options, { cwd: OUTSIDE, env: { PYTHONHASHSEED: '0' } })
      const { requests } = createSandboxClient({ baseUrl: url })
      const [{ walletId }] = DEMO_CREDENTIALS
      for (const [operationId, status] of Object.entries(REACHED)) {
        const { data } = await requests.listRequests({ walletId, operationId, limit: 100 })
        if (!data.some((it) => it.responseBody?.includes(status)))
          throw new Error(`${operationId} never led to ${status}.\n${output}`)
      }
      return /API Links: +(.*)/.exec(output)?.[1]
    }),
}

export const TOOLS: readonly Tool[] = [
  swaggerParser,
  expressOpenapiValidator,
  fastify,
  heyApi,
  orval,
  kubb,
  openapiZodClient,
  ogen,
  santhosh,
  postman,
  schemathesis,
]

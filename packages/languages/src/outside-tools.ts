import { mkdir, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createService } from '@pix-payments/service'
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
    type App = { use(...handlers: readonly unknown[]): unknown; listen(port: number, host: string): Server }
    const express = load<{ (): App; json(): unknown }>(subject, 'express')
    const { middleware } = load<{ middleware(options: object): unknown }>(
      subject,
      'express-openapi-validator',
    )
    const app = express()
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
  generate: (subject: Subject) => Promise<string>,
): Tool => ({
  name,
  async use(subject) {
    type Validator = { safeParse(value: unknown): { success: boolean; error?: Error } }
    const module = (await import(pathToFileURL(await generate(subject)).href)) as Record<string, Validator>
    for (const { at, schema, value } of subject.requests) {
      const result = module[nameOf(schema, at.split(' ')[0] ?? '')]?.safeParse(value)
      if (result?.success !== true)
        throw new Error(`${at}: ${result?.error?.message ?? 'there is no validator'}`)
    }
  },
})

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const heyApi = zod(
  'hey-api zod',
  (schema) => `z${schema}`,
  async (subject) => {
    const output = join(subject.folder, `hey-api-${subject.name}`, 'out')
    const settings = JSON.stringify({ input: subject.path, output, plugins: ['zod'] })
    const own = await write(subject, 'hey-api', 'config.mjs', `export default ${settings}`)
    await runNode(subject, '@hey-api/openapi-ts/bin/run.js', '-f', join(own, 'config.mjs'))
    return join(output, 'zod.gen.ts')
  },
)

const orval = zod(
  'orval zod',
  (_, operationId) => `${capital(operationId)}Body`,
  async (subject) => {
    const target = join(subject.folder, `orval-${subject.name}`, 'schemas.ts')
    const settings = JSON.stringify({
      api: { input: subject.path, output: { target, client: 'zod', mode: 'single' } },
    })
    const own = await write(subject, 'orval', 'config.mjs', `export default ${settings}`)
    await runNode(subject, 'orval/dist/bin/orval.mjs', '--config', join(own, 'config.mjs'))
    return target
  },
)

const kubb = zod(
  'kubb zod',
  (schema) => `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Schema`,
  async (subject) => {
    const root = join(subject.folder, `kubb-${subject.name}`)
    const settings = JSON.stringify({ root, input: { path: subject.path }, output: { path: 'out' } })
    const plugins =
      "pluginOas({ validate: false, generators: [] }), pluginZod({ output: { path: 'zod.ts' } })"
    const imports =
      "import { pluginOas } from '@kubb/plugin-oas'\nimport { pluginZod } from '@kubb/plugin-zod'\n"
    await write(
      subject,
      'kubb',
      'config.mjs',
      `${imports}export default { ...${settings}, plugins: [${plugins}] }`,
    )
    await runNode(subject, '@kubb/cli/bin/kubb.cjs', 'generate', '--config', join(root, 'config.mjs'))
    return join(root, 'out/zod.ts')
  },
)

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

/** Runs `use` with a new sandbox and a token of its first wallet. */
async function withSandbox<T>(use: (url: string, token: string) => Promise<T>): Promise<T> {
  const service = await createService()
  try {
    const body = new FormData()
    const fields = {
      grant_type: 'client_credentials',
      client_id: 'alfa-demo',
      client_secret: 'alfa-demo-secret',
    }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const answer = await fetch(`${service.url}/v1/oauth2/token`, { method: 'POST', body })
    return await use(service.url, ((await answer.json()) as { access_token: string }).access_token)
  } finally {
    await service.close()
  }
}

/** Converts the contract to a collection, and sends all of its requests to a sandbox. No request may be malformed. */
const postman: Tool = {
  name: 'Postman and newman',
  only: 'openapi',
  async use(subject) {
    type Converted = { readonly output?: readonly [{ readonly data: object }]; readonly reason?: string }
    type Execution = {
      readonly item: { readonly name: string }
      readonly response?: { readonly code: number }
    }
    type Done<T> = (error: Error | null, result: T) => void
    const { convertV2 } = load<{ convertV2(input: object, options: object, done: Done<Converted>): void }>(
      subject,
      'openapi-to-postmanv2',
    )
    const newman = load<{
      run(options: object, done: Done<{ run: { executions: readonly Execution[] } }>): void
    }>(subject, 'newman')
    const { output, reason } = await new Promise<Converted>((resolve) => {
      const input = { type: 'json', data: structuredClone(subject.document) }
      convertV2(input, { parametersResolution: 'Example' }, (_, result) => resolve(result))
    })
    if (output === undefined) throw new Error(reason)
    // The example of a cursor belongs to another list.
    const collection: unknown = JSON.parse(JSON.stringify(output[0].data), (_, value) =>
      value?.key === 'cursor' ? { ...value, disabled: true } : value,
    )
    return withSandbox(async (url, token) => {
      const values = { baseUrl: url, locationUrl: url, bearerToken: token }
      const envVar = Object.entries(values).map(([key, value]) => ({ key, value }))
      const executions = await new Promise<readonly Execution[]>((resolve, reject) => {
        newman.run({ collection, envVar }, (error, summary) =>
          error === null ? resolve(summary.run.executions) : reject(error),
        )
      })
      const answers = executions.map(({ item, response }) => ({
        name: item.name,
        status: response?.code ?? 0,
      }))
      const refused = answers.filter(({ status }) => [0, 400, 401, 500].includes(status))
      if (refused.length > 0)
        throw new Error(refused.map(({ name, status }) => `${name}: ${status}`).join('\n'))
      return `${answers.filter(({ status }) => status < 300).length} of ${answers.length} requests succeed`
    })
  },
}

/** Follows the links of the contract from response to response. */
const schemathesis: Tool = {
  name: 'Schemathesis',
  only: 'openapi',
  needs: 'schemathesis',
  async use({ path, folder }) {
    const checks = 'not_a_server_error,status_code_conformance,response_schema_conformance'
    const options = ['--checks', checks, '--phases', 'examples,stateful', '--max-examples', '20']
    await withSandbox((url, token) =>
      run(
        'schemathesis',
        ['run', path, '--url', url, '--header', `Authorization: Bearer ${token}`, ...options],
        {
          cwd: folder,
        },
      ),
    )
  },
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
  postman,
  schemathesis,
]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const REPOSITORY = join(import.meta.dirname, '../../..')
const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(REPOSITORY, file), 'utf8'), ts.ScriptTarget.Latest, true)

/** Returns the properties below a node that have no doc comment, with the names of the nodes around them. */
function silentIn(node: ts.Node, around: string): string[] {
  const found: string[] = []
  node.forEachChild((inner) => {
    const name = ts.isPropertySignature(inner) ? `${around}.${inner.name.getText()}` : around
    if (ts.isPropertySignature(inner) && ts.getJSDocCommentsAndTags(inner).length === 0) found.push(name)
    found.push(...silentIn(inner, name))
  })
  return found
}

describe('an editor shows a text for', () => {
  it.each(['contract', 'sandbox-contract', 'rail-contract'])('every property in %s', (name) => {
    const file = parse(`spec/src/types/${name}.ts`)
    const components = file.statements.find(
      (it): it is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(it) && it.name.text === 'components',
    )
    const schemas = components?.members.find((member) => member.name?.getText() === 'schemas')
    expect(schemas).toBeDefined()
    expect(silentIn(schemas as ts.Node, 'schemas')).toEqual([])
  })

  it.each(['src/generated', 'src/sandbox/generated'])('every parameter in %s', (folder) => {
    const { statements } = parse(`packages/client/${folder}/resources.ts`)
    const parameters = statements.filter(
      (it): it is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(it) && it.name.text.endsWith('Parameters'),
    )
    expect(parameters.length).toBeGreaterThan(20)
    expect(parameters.flatMap((it) => silentIn(it, it.name.text))).toEqual([])
  })
})

it('the compiler names a missing property in one short line', { timeout: 120_000 }, () => {
  const probe = join(REPOSITORY, 'packages/client/src/probe.ts')
  const text = `import type { CreateRefundParameters } from './generated/resources.ts'
const refund: CreateRefundParameters = { endToEndId: 'E1', amount: 1 }
export type Refund = typeof refund`
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    customConditions: ['pix-source'],
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, ...rest) =>
    file === probe ? ts.createSourceFile(file, text, ts.ScriptTarget.Latest) : getSourceFile(file, ...rest)
  const program = ts.createProgram([probe], options, host)
  const messages = program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .map(({ messageText }) => messageText)
  expect(messages).toEqual([
    "Property 'externalId' is missing in type '{ endToEndId: string; amount: number; }' but required in type 'CreateRefundParameters'.",
  ])
})

const LINK = /\[(G-\d{3})\]\(https:\/\/[^)\s]+\/gaps\.html#(G-\d{3})\)/g

describe('each gap in a text is a link to its row in the published register', () => {
  it.each([
    'spec/src/types/contract.ts',
    'spec/src/types/sandbox-contract.ts',
    'spec/src/types/rail-contract.ts',
    'packages/client/src/generated/resources.ts',
    'packages/client/src/sandbox/generated/resources.ts',
  ])('in %s', (file) => {
    const text = readFileSync(join(REPOSITORY, file), 'utf8')
    const links = [...text.matchAll(LINK)]
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(([, id, anchor]) => id !== anchor)).toEqual([])
    const badges = text.replaceAll(LINK, 'a link').match(/\*\*Assumed\*\*[\s*]*\([^)]*\)/g) ?? []
    expect(badges.length).toBeGreaterThan(0)
    expect(badges.filter((badge) => badge.includes('G-'))).toEqual([])
  })
})

import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../src/contract/json.ts'
import { annotations } from '../src/report/annotations.ts'
import { json } from '../src/report/json.ts'
import { markdown } from '../src/report/markdown.ts'
import type { Report } from '../src/report/report.ts'
import { sourceFiles } from '../src/report/source-files.ts'
import { terminal } from '../src/report/terminal.ts'
import { review } from '../src/review/review.ts'
import { changed, smallContract } from './contract.ts'
import { command, REPOSITORY, smallRepository } from './scratch.ts'

const contract = smallContract()
const head: JsonObject = changed(contract, [
  ['/components/schemas/Amount/maximum', 500],
  ['/components/schemas/RefundSettledEvent/properties/kind', undefined],
  ['/components/schemas/Refund/properties/errorCode/x-extensible-enum/2', 'GONE|OR<NOT>'],
  ['/paths/~1v1~1webhook/put/requestBody/content/application~1json/schema/allOf/0/not/properties/label', {}],
])
const report: Report = {
  since: '1.2.3',
  ...review(contract, head),
  bump: { needed: 'major', announced: 'minor' },
  problems: [{ message: 'Too small.' }, { file: '.changeset/odd.md', message: 'Two\nlines, 100%.' }],
}

describe('the report', () => {
  it('is a table in the terminal', () => {
    expect(stripVTControlCharacters(terminal(report))).toMatchInlineSnapshot(`
      "The contract since 1.2.3: 2 breaking, 2 additive, 1 neutral

      class     bump   direction  operation or event, where, what
      breaking  major  request    createRefund
                                  body amount (Amount): maximum: 1000 → 500
                                  Callers: a request that was accepted may now be refused. [bounds]

      breaking  major  response   refundSettled
                                  body kind (RefundSettledEvent): property kind removed
                                  Readers: the property is no longer sent. [property]

      additive  minor  response   createRefund, listRefunds, refundSettled
                                  202 body amount (Amount): maximum: 1000 → 500
                                  Readers get only values that the old contract allowed. [bounds]

      additive  minor  response   createRefund, listRefunds
                                  202 body errorCode (Refund): open value GONE|OR<NOT> added
                                  The enumeration is open: readers must handle unknown values. [extensible-enum]

      and 1 neutral (--all shows them)

      ✗ Too small.
      .changeset/odd.md: Two
      lines, 100%."
    `)
  })

  it('lists what needs no changeset only when asked to', () => {
    expect(terminal(report)).not.toContain('spelling')
    expect(terminal(report, { all: true })).toContain('[spelling]')
    expect(terminal(report, { brief: true })).not.toContain('direction')
  })

  it('is Markdown with what the contract says as text, never as markup', () => {
    expect(markdown(report)).toMatchInlineSnapshot(`
      "## The contract since 1.2.3: 2 breaking, 2 additive, 1 neutral

      ❌ Too small.  
      .changeset/odd.md: Two  
      lines, 100%.

      | Class | Bump | Direction | Where | What | For whom |
      |---|---|---|---|---|---|
      | **breaking** | major | request | createRefund<br>body amount (Amount) | maximum: 1000 → 500 | Callers: a request that was accepted may now be refused. \`bounds\` |
      | **breaking** | major | response | refundSettled<br>body kind (RefundSettledEvent) | property kind removed | Readers: the property is no longer sent. \`property\` |
      | additive | minor | response | createRefund, listRefunds, refundSettled<br>202 body amount (Amount) | maximum: 1000 → 500 | Readers get only values that the old contract allowed. \`bounds\` |
      | additive | minor | response | createRefund, listRefunds<br>202 body errorCode (Refund) | open value GONE\\|OR&lt;NOT> added | The enumeration is open: readers must handle unknown values. \`extensible-enum\` |

      <details><summary>1 neutral</summary>

      | Class | Bump | Direction | Where | What | For whom |
      |---|---|---|---|---|---|
      | neutral | none | request | configureWebhook<br>body | not: {"required":\\["label","retries"\\],"properties":{"label":true,… → {"required":\\["label","retries"\\],"properties":{"label":{},"r… | Another spelling: the same values are valid. \`spelling\` |

      </details>
      "
    `)
  })

  it('is JSON with every finding, every place and the bump that it needs', () => {
    const { passed, findings } = JSON.parse(json(report)) as {
      passed: boolean
      findings: { what: string; bump: string; usages: unknown[] }[]
    }
    expect(passed).toBe(false)
    expect(findings).toHaveLength(report.findings.length)
    expect(findings[0]).toMatchObject({
      bump: 'major',
      class: 'breaking',
      direction: 'request',
      rule: 'bounds',
      owners: ['createRefund'],
      component: 'Amount',
      base: '/components/schemas/Amount/maximum',
      usages: [{ owner: 'createRefund', direction: 'request', place: 'body amount' }],
    })
  })

  it('is annotations at the files of the contract, in one line each', () => {
    const files = { of: () => 'spec/a,b.yaml' }
    const lines = annotations(report, files).split('\n')
    expect(lines).toHaveLength(2 + report.findings.filter((it) => it.class !== 'neutral').length)
    expect(lines.slice(0, 3)).toEqual([
      '::error title=Release::Too small.',
      '::error file=.changeset/odd.md,title=Release::Two%0Alines, 100%25.',
      '::warning file=spec/a%2Cb.yaml,title=breaking (bounds)::createRefund: body amount (Amount): maximum: 1000 → 500. Callers: a request that was accepted may now be refused.',
    ])
  })

  it('finds the file of an operation, an event, a component and an error code', () => {
    const { of } = sourceFiles(REPOSITORY)
    const at = { ...(report.findings[0] as Report['findings'][number]), rule: 'bounds' }
    expect(of({ ...at, component: 'Amount' })).toBe('spec/schemas/common/Amount.yaml')
    const { component: _, ...bare } = at
    expect(of({ ...bare, owners: ['createRefund'] })).toBe('spec/operations/refunds/createRefund.yaml')
    expect(of({ ...bare, owners: ['pixChargePaid'] })).toBe('spec/webhooks/pixChargePaid.yaml')
    expect(of({ ...bare, rule: 'error-catalogue' })).toBe('spec/errors.yaml')
    expect(of({ ...bare, owners: ['contract'] })).toBe('spec/openapi.yaml')
  })
})

describe('the command', () => {
  it('compares any two files, without changesets', async () => {
    const repository = smallRepository()
    repository.write('base.yaml', JSON.stringify(contract))
    repository.write('head.json', JSON.stringify(head))
    const files = ['--base', `${repository.root}/base.yaml`, '--head', `${repository.root}/head.json`]
    const ran = await command('check', ...files, '--format', 'json')
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(ran.stdout)).toMatchObject({
      since: '1.2.3',
      passed: true,
      needed: 'major',
      announced: null,
    })
  })

  it.each<{ name: string; args: readonly string[]; want: string }>([
    { name: 'an unknown option', args: ['--bas', 'x'], want: "Unknown option '--bas'" },
    {
      name: 'an unknown format',
      args: ['--format', 'xml'],
      want: '--format must be one of table, markdown, json, github-actions, not "xml".',
    },
    {
      name: 'a file that is not there',
      args: ['--base', 'nowhere.yaml', '--head', 'x.yaml'],
      want: 'nowhere.yaml: there is no such file.',
    },
    {
      name: 'a file that is no contract',
      args: ['--base', 'package.json', '--head', 'package.json'],
      want: 'package.json: openapi must be 3.1.x, not undefined.',
    },
  ])('ends with 2 at $name and says what to do', async ({ args, want }) => {
    const ran = await command('check', ...args)
    expect(ran).toMatchObject({ code: 2, stdout: '' })
    expect(ran.stderr).toContain(want)
    expect(ran.stderr).toContain('See "pnpm release:check --help".')
  })

  it('explains itself with its exit codes', async () => {
    const ran = await command('check', '--help')
    expect(ran.code).toBe(0)
    expect(ran.stdout).toContain('Exit codes: 0')
  })
})

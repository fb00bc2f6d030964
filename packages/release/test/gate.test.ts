import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAnnouncements } from '../src/changesets/announcement.ts'
import { type Bump, NEEDED } from '../src/changesets/bump.ts'
import { announcedBump } from '../src/changesets/changesets.ts'
import { checkRelease } from '../src/check.ts'
import type { JsonObject } from '../src/contract/json.ts'
import { loadContract } from '../src/contract/load.ts'
import { conclusion } from '../src/report/report.ts'
import { changed, smallContract } from './contract.ts'
import { command, smallRepository } from './scratch.ts'

const small = smallContract()
const LIMIT = '/components/parameters/Limit/schema/maximum'
const breaking = changed(small, [[LIMIT, 50]])
const additive = changed(small, [[LIMIT, 200]])
const prose = changed(small, [['/paths/~1v1~1status/get/summary', 'How it is.']])

interface GateCase {
  readonly name: string
  /** Default: 1.2.3. */
  readonly released?: string
  /** Default: the contract with a break. */
  readonly contract?: JsonObject
  readonly changeset?: readonly [bump: string, text?: string]
  /** What the report says when it passes, or when it refuses. */
  readonly passes?: string
  readonly refuses?: string
}

const REASON = 'The source allows 50 (§2.3).'
const ADDED = 'additive(Limit.maximum)'
const NAMED = 'breaking(Limit): send at most 50.'
const cases: readonly GateCase[] = [
  {
    name: 'a break without a changeset',
    refuses: '1 difference needs a major release after 1.2.3, and no changeset announces one',
  },
  {
    name: 'a break announced as minor',
    changeset: ['minor', NAMED],
    refuses: 'the changesets announce a minor one',
  },
  {
    name: 'a break announced as major',
    changeset: ['major', NAMED],
    passes: 'Needed: major. Announced by the changesets: major.',
  },
  {
    name: 'a break before 1.0.0 announced as patch',
    released: '0.4.0',
    changeset: ['patch', NAMED],
    refuses: 'needs a minor release after 0.4.0',
  },
  {
    name: 'a break before 1.0.0 announced as minor',
    released: '0.4.0',
    changeset: ['minor', NAMED],
    passes: 'Needed: minor.',
  },
  {
    name: 'a break that the changesets do not name',
    changeset: ['major'],
    refuses: 'breaking(Limit): <what users must change>   # maximum: 100 → 50',
  },
  {
    name: 'a break beside another break that is named',
    released: '0.4.0',
    contract: changed(small, [
      [LIMIT, 50],
      ['/components/schemas/Refund/properties/errorCode', undefined],
    ]),
    changeset: ['minor', NAMED],
    refuses:
      'No changeset names 1 difference. Add to the changeset of each change, with @pix-payments/spec, a line like\n  breaking(Refund.errorCode)',
  },
  {
    name: 'a break of a property, named by its component alone',
    released: '0.4.0',
    contract: changed(small, [['/components/schemas/Refund/properties/errorCode', undefined]]),
    changeset: ['minor', 'breaking(Refund): read the status.'],
    refuses: 'breaking(Refund) announces nothing',
  },
  {
    name: 'a break of a property that is no longer required, by its name',
    released: '0.4.0',
    contract: changed(small, [['/components/schemas/Refund/required/0', undefined]]),
    changeset: ['minor', 'breaking(Refund.amount): expect refunds without an amount.'],
    passes: 'Needed: minor.',
  },
  {
    name: 'a break of an operation, by its name',
    released: '0.4.0',
    contract: changed(small, [['/paths/~1v1~1status', undefined]]),
    changeset: ['minor', 'breaking(getStatus): ask for something else.'],
    passes: 'Needed: minor.',
  },
  {
    name: 'a break of the document, by its path',
    released: '0.4.0',
    contract: changed(small, [['/jsonSchemaDialect', undefined]]),
    changeset: ['minor', 'breaking(jsonSchemaDialect): read the dialect elsewhere.'],
    passes: 'Needed: minor.',
  },
  {
    name: 'a break with an empty text',
    released: '0.4.0',
    changeset: ['minor', 'breaking(Limit):'],
    refuses: 'breaking(Limit) has no text',
  },
  {
    name: 'a name that announces nothing',
    released: '0.4.0',
    changeset: ['minor', 'breaking(Limit, Amount): send at most 50.'],
    refuses: 'breaking(Amount) announces nothing',
  },
  {
    name: 'an addition without a changeset',
    contract: additive,
    refuses: 'no changeset announces one',
  },
  {
    name: 'an addition announced as patch',
    contract: additive,
    changeset: ['patch', ADDED],
    refuses: 'needs a minor release',
  },
  {
    name: 'an addition announced as minor',
    contract: additive,
    changeset: ['minor', ADDED],
    passes: 'Needed: minor.',
  },
  {
    name: 'an addition before 1.0.0 announced as patch',
    released: '0.4.0',
    contract: additive,
    changeset: ['patch', ADDED],
    passes: 'Needed: patch.',
  },
  {
    name: 'an addition that only the changeset of another change announces',
    released: '0.4.0',
    contract: changed(additive, [
      ['/paths/~1v1~1refunds~1{endToEndId}/get/deprecated', true],
      ['/components/schemas/Refund/properties/note', { type: 'string' }],
    ]),
    changeset: ['minor', ADDED],
    refuses:
      'No changeset names 2 differences. Add to the changeset of each change, with @pix-payments/spec, a line like\n  additive(listRefunds.deprecated, Refund.note)',
  },
  {
    name: 'an addition for readers of a break for callers',
    released: '0.4.0',
    contract: changed(small, [['/components/schemas/Amount/maximum', 500]]),
    changeset: ['minor', 'breaking(Amount): send at most 500.'],
    passes: 'Needed: minor.',
  },
  {
    name: 'the name of an addition that does not exist',
    released: '0.4.0',
    contract: additive,
    changeset: ['minor', `${ADDED}\nadditive(Limit.minimum)`],
    refuses: 'additive(Limit.minimum) announces nothing: no additive difference has this name.',
  },
  {
    name: 'an addition with a text, which belongs to the news',
    released: '0.4.0',
    contract: additive,
    changeset: ['minor', `${ADDED}: longer lists.`],
    refuses: 'does not have the form additive(Charge.note)',
  },
  {
    name: 'prose without a changeset',
    contract: prose,
    passes: 'Nothing differs.',
  },
  {
    name: 'another order with a patch',
    contract: changed(small, [['/components/schemas/Refund/required', ['status', 'amount', 'metadata']]]),
    changeset: ['patch'],
    passes: 'These differences need no changeset; patch is announced.',
  },
  {
    name: 'no difference with a changeset',
    contract: small,
    changeset: ['patch'],
    passes: 'Nothing differs.',
  },
  {
    name: 'a correction with its reason',
    changeset: ['minor', `Fewer.\n\ncorrection(listRefunds): ${REASON}`],
    passes: 'Needed: minor.',
  },
  {
    name: 'a correction by the name of the component',
    released: '0.4.0',
    changeset: ['patch', `correction(Limit): ${REASON}`],
    passes: 'Needed: patch.',
  },
  {
    name: 'a correction without a reason',
    changeset: ['minor', 'correction(listRefunds):'],
    refuses: 'correction(listRefunds) has no reason',
  },
  {
    name: 'a correction that goes by nothing',
    changeset: ['minor', 'correction(listRefunds): We thought better of it.'],
    refuses: 'does not cite a section or a gap',
  },
  {
    name: 'a correction of the wrong operation',
    changeset: ['minor', `correction(createRefund): ${REASON}`],
    refuses: 'correction(createRefund) excuses nothing',
  },
  {
    name: 'a correction that announces too little',
    changeset: ['patch', `correction(Limit): ${REASON}`],
    refuses: 'needs a minor release',
  },
  {
    name: 'a correction of one user of what others use too',
    contract: changed(small, [['/components/schemas/Amount/minimum', undefined]]),
    changeset: ['minor', `correction(createRefund): ${REASON}`],
    refuses: 'write correction(Amount)',
  },
]

describe('release:check', () => {
  it.each(cases)('$name', async ({ released = '1.2.3', contract = breaking, changeset, passes, refuses }) => {
    const repository = smallRepository({ released })
    if (changeset !== undefined) repository.changeset(changeset[0], changeset[1] ?? 'A change.')
    const base = await loadContract(join(repository.root, 'spec/released/openapi.json'))
    // The bundler writes the version, so it is set here. Redocly has its own test, so it returns nothing here.
    const head = changed(contract, [['/info/version', released]])
    const report = await checkRelease(repository.root, base, head, () => Promise.resolve([]))
    expect(conclusion(report)).toContain(passes ?? refuses)
    expect(report.problems.length === 0).toBe(passes !== undefined)
  })

  it.each<{ name: string; bump: string; code: number; says: string }>([
    {
      name: 'too small a changeset',
      bump: 'minor',
      code: 1,
      says: '✗ 1 difference needs a major release after 1.2.3',
    },
    { name: 'one that is large enough', bump: 'major', code: 0, says: '✓ Needed: major.' },
  ])('ends with $code on $name', async ({ bump, code, says }) => {
    const repository = smallRepository({ released: '1.2.3' })
    repository.contract(breaking)
    repository.changeset(bump, `A lower limit.\n\n${NAMED}`)
    const ran = await command('check', '--root', repository.root)
    expect(ran.stdout).toContain(says)
    expect(ran).toMatchObject({ code, stderr: '' })
  })

  it('passes before the first release, and says that there is nothing to compare with', async () => {
    const repository = smallRepository()
    const ran = await command('check', '--root', repository.root)
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toContain('There is no released contract yet')
  })

  it('writes nothing into the repository: its bundle may be in use, or in the making', async () => {
    const repository = smallRepository({ released: '1.2.3' })
    const before = repository.files()
    await command('check', '--root', repository.root)
    expect(repository.files()).toEqual(before)
  })

  it('does not count a changeset that names other packages only', async () => {
    const repository = smallRepository({ released: '1.2.3' })
    repository.contract(breaking)
    repository.write('.changeset/tool.md', "---\n'@pix-payments/tool': major\n---\n\nA tool.\n")
    expect((await command('check', '--root', repository.root)).stdout).toContain('no changeset announces one')
  })

  it('names the file of a changeset that cannot be read', async () => {
    const repository = smallRepository({ released: '1.2.3' })
    repository.write('.changeset/odd.md', 'no front matter\n')
    const ran = await command('check', '--root', repository.root)
    expect(ran.code).toBe(1)
    expect(ran.stdout).toContain('.changeset/odd.md: ')
  })
})

describe('the bump', () => {
  it('that a class needs grows with 1.0.0', () => {
    expect(NEEDED).toMatchInlineSnapshot(`
      {
        "before1": {
          "additive": "patch",
          "breaking": "minor",
          "correction": "patch",
          "neutral": "none",
        },
        "from1": {
          "additive": "minor",
          "breaking": "major",
          "correction": "minor",
          "neutral": "none",
        },
      }
    `)
  })

  it('that is announced is the largest that names the contract', () => {
    const changeset = (bumps: Record<string, Bump>) => ({ file: '', bumps, summary: '', announcements: [] })
    expect(announcedBump([])).toBe('none')
    expect(
      announcedBump([
        changeset({ '@pix-payments/spec': 'patch' }),
        changeset({ '@pix-payments/spec': 'minor', '@pix-payments/mock': 'major' }),
      ]),
    ).toBe('minor')
  })
})

describe('a correction', () => {
  it('is read with its names and its reason, which may go on', () => {
    const summary =
      'Text.\n\n- correction(createRefund, Amount): as in\n  §2.3.\n- correction(Limit): G-047.\n\nMore.'
    expect(readAnnouncements(summary)).toEqual({
      announcements: [
        { kind: 'correction', names: ['createRefund', 'Amount'], text: 'As in §2.3.' },
        { kind: 'correction', names: ['Limit'], text: 'G-047.' },
      ],
      problems: [],
      text: 'Text.\n\nMore.',
    })
  })

  it.each([
    'correction: §2.3',
    'Correction(createRefund): §2.3',
    'correction(): §2.3',
    'correction(createRefund) §2.3',
  ])('written as "%s" is refused with the right way to write it', (line) => {
    const { announcements, problems } = readAnnouncements(line)
    expect(announcements).toEqual([])
    expect(problems).toEqual([
      expect.stringContaining('does not have the form correction(createRefund): the reason'),
    ])
  })

  it('is not every sentence that begins so', () => {
    expect(readAnnouncements('Corrections of two texts.')).toMatchObject({ announcements: [], problems: [] })
  })
})

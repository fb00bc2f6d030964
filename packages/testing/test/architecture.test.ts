import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mutualImports, readSources, roomProblems, type Rooms } from '../src/rooms.ts'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * The rooms of each folder of sources, the lowest first. A room is a folder, or a file beside the folders. Add what you
 * need to the row of a room, if it is a room above this row.
 */
const TABLES: Readonly<Record<string, Rooms>> = {
  'packages/service/src/': {
    version: '',
    clock: '',
    domain: '',
    location: '',
    storage: 'clock domain',
    telemetry: 'clock domain',
    tracing: 'version',
    identity: 'clock storage',
    retention: 'clock storage telemetry',
    faults: 'clock domain storage',
    outgoing: 'clock domain version',
    outbox: 'clock domain faults outgoing storage telemetry tracing',
    rail: 'clock domain identity outgoing storage telemetry tracing',
    'payer-app': 'clock domain outgoing',
    application: 'clock domain identity location rail storage',
    timers: 'application clock domain identity outbox rail storage telemetry',
    sandbox: 'application clock domain faults payer-app rail storage telemetry timers',
    examples: 'sandbox storage',
    http: 'application clock domain faults identity sandbox telemetry tracing',
    settings: 'clock domain http identity location rail retention storage telemetry',
    assembly:
      'application clock domain faults http identity location outbox outgoing payer-app rail retention sandbox settings storage telemetry timers tracing',
    'create-service': 'application assembly clock domain examples http rail storage telemetry timers',
    commands: 'application clock create-service domain http identity rail sandbox settings storage telemetry',
    cli: 'commands settings storage version',
    index: 'clock create-service rail sandbox telemetry',
    entry: 'index',
  },
  'packages/service/src/application/': {
    audit: '',
    wallet: '',
    administration: 'wallet',
    operation: 'wallet',
    payloads: 'operation',
    transitions: 'wallet',
    reports: 'operation transitions wallet',
    money: 'operation reports transitions wallet',
    automatic: 'operation reports transitions wallet',
    'timer-handlers': 'automatic reports transitions wallet',
    'rules-beyond-schema': 'automatic money operation',
    handlers: 'automatic money operation',
  },
  'packages/operator/src/': {
    dates: '',
    errors: '',
    generated: '',
    pace: '',
    qr: '',
    storage: 'errors',
    kit: 'dates errors generated pace storage',
    opentelemetry: 'kit',
    books: 'dates errors kit storage',
    webhooks: 'kit storage',
    deposits: 'books errors kit pace storage',
    payouts: 'books errors kit pace storage',
    subscriptions: 'books dates errors generated kit pace storage',
    days: 'books dates deposits kit pace payouts storage',
    events: 'books deposits errors kit payouts storage',
    work: 'deposits errors events kit pace payouts storage',
    operations: 'dates days kit pace storage',
    cli: 'days kit operations storage',
    'create-operator-kit':
      'books days deposits events kit operations pace payouts storage subscriptions webhooks work',
    admin: 'create-operator-kit days kit operations',
    index: 'books create-operator-kit days deposits errors kit operations payouts storage subscriptions work',
  },
  'packages/verify/src/': {
    documents: '',
    'exit-codes': '',
    random: '',
    version: '',
    config: 'documents exit-codes',
    program: 'version',
    'back-end': 'config documents exit-codes',
    proxy: 'config',
    sandbox: 'config exit-codes',
    steps: 'back-end proxy random',
    checks: 'steps',
    scenarios: 'proxy random steps',
    run: 'back-end checks config exit-codes proxy random sandbox scenarios steps',
    report: 'checks exit-codes program proxy run scenarios steps',
    'run-verify': 'config documents exit-codes program report run scenarios version',
    cli: 'run-verify',
    index: 'checks config exit-codes run run-verify scenarios steps',
  },
  'packages/dashboard/src/': {
    contract: '',
    language: '',
    api: 'language',
    state: 'api language',
    parts: 'api language state',
    requests: 'api language parts state',
    strip: 'api language parts state',
    wallet: 'api language parts state',
    timeline: 'api language parts requests state',
    charge: 'api language parts state timeline',
    events: 'api language parts requests state timeline',
    withdrawal: 'api language parts state timeline',
    recurrence: 'api charge language parts requests state timeline',
    frame: 'api language parts state wallet',
    app: 'api charge events frame language parts recurrence requests state strip timeline wallet withdrawal',
    main: 'app',
  },
  'packages/cli/src/': {
    output: '',
    'packaged-files': '',
    version: '',
    'read-values': 'output',
    target: 'output',
    api: 'output target',
    story: 'api output packaged-files read-values target',
    commands: 'api output read-values story target',
    program: 'commands version',
    'run-pix': 'commands output program',
    cli: 'run-pix',
    index: 'run-pix',
  },
  'packages/contract-tests/src/': {
    http: '',
    replays: '',
    report: '',
    schema: '',
    version: '',
    'compare-with-example': 'report schema',
    contract: 'schema',
    'check-answer': 'compare-with-example contract http report schema',
    request: 'contract http schema',
    'request-values': 'contract request schema',
    webhook: 'check-answer contract report schema',
    sandbox: 'contract http request schema webhook',
    scenarios: 'check-answer contract replays report sandbox webhook',
    target: 'check-answer contract http replays request request-values sandbox schema webhook',
    cases:
      'check-answer compare-with-example contract http replays report request request-values sandbox scenarios schema target webhook',
    events: 'sandbox target',
    rail: 'http report schema target',
    run: 'cases contract http report target',
    'command-line': 'run',
    index: 'contract http rail report run sandbox target webhook',
    'rail-command': 'command-line index rail',
    program: 'command-line index rail-command report target version',
    cli: 'program',
  },
  'packages/release/src/': {
    contract: '',
    comparison: 'contract',
    rules: 'comparison contract',
    review: 'comparison contract rules',
    changesets: 'review',
    report: 'changesets review',
    check: 'changesets contract report review',
    publishing: 'changesets check contract report',
    cli: 'check contract publishing report',
  },
  'spec/src/': {
    'contract-folders': '',
    documents: '',
    generated: '',
    'redocly-command': '',
    data: 'contract-folders documents generated',
    examples: 'contract-folders',
    bundle: 'data documents redocly-command',
    generate: 'data',
    index: 'data documents generated',
    errors: 'bundle data examples',
    overlays: 'bundle',
    agent: 'bundle overlays',
    report: 'bundle',
    translations: 'bundle',
    cli: 'agent bundle data documents overlays redocly-command report translations',
  },
  'docs/src/': {
    'content.config': '',
    folders: '',
    'html-files': '',
    'live-reload': '',
    'shown-ports': '',
    languages: 'folders',
    serve: 'live-reload shown-ports',
    data: 'languages',
    search: 'data html-files languages',
    reference: 'data folders languages search',
    markdown: 'data html-files languages reference',
    site: 'data folders html-files languages markdown reference search',
    build: 'folders reference site',
    'live-site': 'folders serve site',
  },
}

const folders = [
  'spec',
  'docs',
  'examples/operator',
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
].map((name) => `${name}/src/`)
const withSources = folders.filter((folder) => existsSync(join(ROOT, folder)))

/** The folder of sources of a table, and the folder below it whose rooms the table lists. */
const partsOf = (folder: string): readonly [string, string] => {
  const end = folder.indexOf('/src/') + '/src/'.length
  return [folder.slice(0, end), folder.slice(end)]
}

describe('each room imports the rooms in its row and no others, for values and for types', () => {
  test.each(Object.entries(TABLES))('%s', (folder, rooms) => {
    const [source, inner] = partsOf(folder)
    expect(roomProblems(readSources(join(ROOT, source)), rooms, inner)).toEqual([])
  })
})

describe('no two rooms import each other', () => {
  test.each(withSources.filter((folder) => !(folder in TABLES)))('%s', (folder) => {
    expect(mutualImports(readSources(join(ROOT, folder)))).toEqual([])
  })
})

describe('the check of rooms', () => {
  const rooms = { clock: '', domain: 'clock' }
  const files = ['clock.ts', 'domain/step.ts']
  const down = { from: 'domain/step.ts', to: 'clock.ts', isType: false }
  const up = { from: 'clock.ts', to: 'domain/step.ts', isType: true }

  test.each([
    { wrong: 'nothing', rooms, files, imports: [down], want: [] },
    { wrong: 'an import', rooms, files, imports: [down, up], want: ['clock.ts imports domain/step.ts'] },
    { wrong: 'a row', rooms, files, imports: [], want: ['domain does not import clock'] },
    { wrong: 'a room', rooms, files: [...files, 'new.ts'], imports: [down], want: ['new has no row'] },
    {
      wrong: 'a room that is gone',
      rooms: { ...rooms, old: '' },
      files,
      imports: [down],
      want: ['old does not exist'],
    },
    {
      wrong: 'an arrow',
      rooms: { clock: 'domain', domain: 'clock' },
      files,
      imports: [down, up],
      want: ['domain is not above clock'],
    },
  ])('names $wrong', ({ rooms, files, imports, want }) => {
    expect(roomProblems({ files, imports }, rooms)).toEqual(want)
  })

  test('names rooms that import each other', () => {
    expect(mutualImports({ imports: [down, up] })).toEqual(['clock domain', 'domain clock'])
  })
})

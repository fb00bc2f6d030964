import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { railChoice } from '../../src/settings/rail-choice.ts'
import { readSettings } from '../../src/settings/read-settings.ts'
import type { Given } from '../../src/settings/setting-values.ts'
import { temporaryFolder } from '../storage/engines.ts'

const secretOf = (bytes: number, text = 'secret'): string =>
  `whsec_${Buffer.alloc(bytes, text).toString('base64')}`
const [ONE, TWO, REPORT] = [secretOf(24, 'one'), secretOf(64, 'two'), secretOf(32, 'report')]
const REMOTE = {
  PIX_SERVICE_RAIL: 'remote',
  PIX_SERVICE_RAIL_URL: 'https://pix.bank.example/rail',
  PIX_SERVICE_RAIL_ORDER_SECRET: `${ONE}, ${TWO}`,
  PIX_SERVICE_RAIL_REPORT_SECRET: REPORT,
}
const without = (name: keyof typeof REMOTE): Record<string, string> =>
  Object.fromEntries(Object.entries(REMOTE).filter(([it]) => it !== name))

describe('the settings of the rail', () => {
  it.each<{ what: string; flags?: Given; env?: Record<string, string>; want: unknown }>([
    { what: 'no rail in a sandbox', want: undefined },
    { what: 'the simulated rail', flags: { rail: 'simulated' }, want: { kind: 'simulated' } },
    {
      what: 'the simulated rail in production, when it is named',
      flags: { mode: 'production', rail: 'simulated' },
      want: { kind: 'simulated' },
    },
    {
      what: 'a remote rail, with secrets for a rotation',
      env: REMOTE,
      want: {
        kind: 'remote',
        remote: {
          url: 'https://pix.bank.example/rail',
          orderSecrets: [ONE, TWO],
          reportSecrets: [REPORT],
          timeoutMilliseconds: 3000,
        },
      },
    },
    {
      what: 'a module, with another time limit',
      flags: { rail: './bank.mjs', railTimeout: '10' },
      want: { kind: 'module', module: './bank.mjs', timeoutMilliseconds: 10_000 },
    },
  ])('read $what', ({ flags = {}, env = {}, want }) => {
    expect(readSettings('serve', flags, env).rail).toEqual(want)
  })

  it.each<{ what: string; flags?: Given; env?: Record<string, string>; problem: RegExp }>([
    {
      what: 'production without a rail',
      flags: { mode: 'production' },
      problem: /^The mode is production, and no rail is set: .* --rail remote .* --rail simulated\.$/,
    },
    {
      what: 'a remote rail without a URL',
      env: without('PIX_SERVICE_RAIL_URL'),
      problem: /^--rail remote needs --rail-url \(PIX_SERVICE_RAIL_URL\): the base URL of the institution/,
    },
    {
      what: 'a URL that is not one',
      env: { ...REMOTE, PIX_SERVICE_RAIL_URL: 'bank' },
      problem: /^--rail-url \(PIX_SERVICE_RAIL_URL\) must be a URL such as https:.* or http:/,
    },
    {
      what: 'plain http in production',
      flags: { mode: 'production' },
      env: { ...REMOTE, PIX_SERVICE_RAIL_URL: 'http://bank.example' },
      problem: /^--rail-url .* must use https in production/,
    },
    {
      what: 'a remote rail without secrets of orders',
      env: without('PIX_SERVICE_RAIL_ORDER_SECRET'),
      problem:
        /^--rail-order-secret \(PIX_SERVICE_RAIL_ORDER_SECRET\) is missing: give secrets, .*openssl rand/,
    },
    {
      what: 'a remote rail without secrets of reports',
      env: without('PIX_SERVICE_RAIL_REPORT_SECRET'),
      problem: /^--rail-report-secret \(PIX_SERVICE_RAIL_REPORT_SECRET\) is missing: give secrets/,
    },
    ...[
      ['too short', secretOf(23)],
      ['too long', secretOf(65)],
      ['without its prefix', secretOf(32).slice(6)],
      ['not in base64', `${secretOf(32)}!`],
      ['empty between commas', `${ONE},,${TWO}`],
    ].map(([what, secret = '']) => ({
      what: `a secret that is ${what}`,
      env: { ...REMOTE, PIX_SERVICE_RAIL_ORDER_SECRET: secret },
      problem: /^--rail-order-secret .* must be secrets, .* whsec_ and base64 of 24 to 64 bytes/,
    })),
    {
      what: 'a URL without the remote rail',
      flags: { railUrl: 'https://bank.example' },
      problem: /^--rail-url \(PIX_SERVICE_RAIL_URL\) works only with --rail remote\.$/,
    },
    {
      what: 'a time limit out of range',
      env: { ...REMOTE, PIX_SERVICE_RAIL_TIMEOUT: '31' },
      problem: /^--rail-timeout \(PIX_SERVICE_RAIL_TIMEOUT\) must be an integer from 1 to 30, not "31"\.$/,
    },
  ])('refuse $what in one line, with the fix and without a secret', ({ flags = {}, env = {}, problem }) => {
    const read = (): unknown => readSettings('serve', flags, env)
    expect(read).toThrow(problem)
    expect(read).not.toThrow(/\n/)
    expect(read).not.toThrow(/whsec_\w{8}/)
  })

  it('need only the name of the rail for commands that speak to no institution', () => {
    const env = { ...REMOTE, PIX_SERVICE_RAIL_URL: 'nowhere', PIX_SERVICE_MODE: 'production' }
    expect(readSettings('wallets', {}, env).rail).toEqual({ kind: 'remote', remote: undefined })
    expect(readSettings('wallets', { mode: 'production' }, {}).rail).toBeUndefined()
  })
})

describe('a rail by module', () => {
  const folder = temporaryFolder()
  afterAll(folder.remove)
  const moduleOf = (name: string, text: string): string => {
    const path = join(folder.path, name)
    writeFileSync(path, text)
    return path
  }
  const choose = (module: string): ReturnType<typeof railChoice> =>
    railChoice({ kind: 'module', module, timeoutMilliseconds: 3000 })

  it('is the default export of the module', async () => {
    const path = moduleOf('bank.mjs', 'export default (context) => ({ isBank: true, context })')
    const choice = await choose(path)
    expect(choice).toMatchObject({ timeoutMilliseconds: 3000 })
    const { institution } = choice as { readonly institution: (context: object) => object }
    expect(institution({ mode: 'sandbox' })).toEqual({ isBank: true, context: { mode: 'sandbox' } })
  })

  it('may be a package', async () => {
    const choice = await choose('fast-check').catch((error: unknown) => error)
    // The package is found. Its default export is not a function.
    expect(choice).toMatchObject({
      message: expect.stringMatching(/default export of fast-check is not a function/) as string,
    })
  })

  it.each([
    [
      'that does not exist',
      './absent.mjs',
      /^--rail \(PIX_SERVICE_RAIL\): the module \.\/absent\.mjs cannot be imported: /,
    ],
    [
      'of an unknown package',
      'no-such-bank',
      /^--rail \(PIX_SERVICE_RAIL\): the module no-such-bank cannot be imported: /,
    ],
  ])('%s is an error with the fix', async (_, module, problem) => {
    await expect(choose(module)).rejects.toThrow(problem)
    await expect(choose(module)).rejects.toThrow(
      /Give simulated, remote, or a module whose default export is a function/,
    )
  })

  it('that throws, or has another export, is an error with the fix', async () => {
    await expect(choose(moduleOf('throws.mjs', 'throw new Error("no key")'))).rejects.toThrow(
      /throws\.mjs cannot be imported: no key/,
    )
    await expect(choose(moduleOf('named.mjs', 'export const bank = 1'))).rejects.toThrow(
      /the default export of .*named\.mjs is not a function/,
    )
  })
})

import { hostname, userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { commandLine } from './support/command-line.ts'

const { folder, ended } = commandLine()

test('pix-service audit lists the acts of commands, and verify names the first row that was changed', async () => {
  await ended(['migrate', '--mode', 'production'])
  const json = async (...args: string[]): Promise<Readonly<Record<string, unknown>>> =>
    JSON.parse((await ended([...args, '--json'])).output) as Readonly<Record<string, unknown>>
  const { operatorId } = await json('operators', 'create', '--name', 'Alfa', '--cnpj', '11222333000181')
  const { walletId } = await json(
    'wallets',
    'create',
    '--operator',
    String(operatorId),
    '--name',
    'w',
    '--ispb',
    '87654321',
  )
  const wallet = String(walletId)
  const { clientId } = await json('credentials', 'create', '--wallet', wallet)
  await json(
    'wallets',
    'update',
    wallet,
    '--name',
    'cashier',
    '--secure-loop',
    '--add-pix-key',
    '11222333000181',
  )
  await json('credentials', 'revoke', String(clientId))
  const listed = (await json('audit', 'list')) as unknown as readonly Readonly<Record<string, unknown>>[]
  expect(listed.map(({ position, act, subject }) => [position, act, subject])).toEqual([
    [5, 'credentialsRevoked', wallet],
    [4, 'walletChanged', wallet],
    [3, 'credentialsCreated', wallet],
    [2, 'walletCreated', wallet],
    [1, 'operatorCreated', operatorId],
  ])
  expect(listed[1]).toMatchObject({
    by: { kind: 'command', command: 'wallets update', user: userInfo().username, from: hostname() },
    before: { name: 'w', secureLoop: false },
    after: { name: 'cashier', secureLoop: true, pixKeys: [expect.any(String), '11222333000181'] },
  })
  const page = await ended([
    'audit',
    'list',
    '--act',
    'walletChanged',
    '--subject',
    wallet,
    '--before',
    '5',
    '--limit',
    '1',
  ])
  expect(page.output).toMatch(/^ROW .*\n4 .* walletChanged /)
  expect((await ended(['audit', 'list', '--limit', '0'])).text).toMatch(
    /^--limit must be an integer from 1 to 10000/,
  )
  const whole = await ended(['audit', 'verify'])
  expect([whole.code, whole.output]).toEqual([
    0,
    expect.stringMatching(/^ok {4}5 rows, newest hash [0-9a-f]{64}\n$/),
  ])
  const [kept = ''] = /[0-9a-f]{64}/.exec(whole.output) ?? []
  expect((await ended(['audit', 'verify', '--kept', kept])).code).toBe(0)
  expect((await ended(['audit', 'verify', '--kept', 'x'])).text).toMatch(/^--kept must be a hash/)

  const file = new DatabaseSync(join(folder(), '.pix-service/pix.sqlite'))
  expect(() => file.exec('delete from audit')).toThrow('the audit log only grows')
  file.exec(`drop trigger audit_no_update; update audit set subject = 'x' where position = 4`)
  file.close()
  const changed = await ended(['audit', 'verify'])
  expect([changed.code, changed.output]).toEqual([
    1,
    'WRONG Row 4 was changed. The 3 rows before are whole.\n',
  ])
})

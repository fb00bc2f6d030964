import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createWallet } from '../../src/commands/accounts/create-wallet.ts'
import { createCredentials, revokeCredentials } from '../../src/commands/accounts/credentials.ts'
import { InputError } from '../../src/commands/input-error.ts'
import { listWallets } from '../../src/commands/accounts/list-wallets.ts'
import { migrateStore } from '../../src/commands/migrate.ts'
import { createOperator, listOperators } from '../../src/commands/accounts/operators.ts'
import { updateWallet } from '../../src/commands/accounts/update-wallet.ts'
import { readSettings } from '../../src/settings/read-settings.ts'
import { temporaryFolder } from '../storage/engines.ts'

const NOBODY = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'
const CNPJ = '11222333000181'

const folder = temporaryFolder()
const settings = readSettings('wallets', { data: folder.path, mode: 'production' }, {})
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
let operator: string
let walletId: string

/** Returns the parsed output of the latest command with `--json`. */
const latest = <T>(): T => JSON.parse(String(printed.mock.lastCall?.[0])) as T

beforeAll(async () => {
  await migrateStore(settings)
  await createOperator(settings, { name: 'Alfa Jogos Ltda', cnpj: CNPJ, json: true })
  operator = latest<{ operatorId: string }>().operatorId
  const own = { operator, ispb: '87654321' }
  const cashier = { ...own, name: 'cashier', pixKey: ['pix@alfa.example'], accountNumber: '00123' }
  await createWallet(settings, { ...cashier, json: true })
  walletId = latest<{ walletId: string }>().walletId
  await createWallet(settings, { ...own, name: 'second', pixKey: ['second@alfa.example'], json: true })
})
afterAll(async () => {
  printed.mockRestore()
  await folder.remove()
})

describe('a command refuses invalid values, names the flag, and stores nothing', () => {
  const create = (options: object): Promise<void> =>
    createWallet(settings, { operator, name: 'x', ispb: '87654321', ...options })
  const update = (options: object, id = walletId): Promise<void> => updateWallet(settings, options, id)
  const manyKeys = Array.from({ length: 20 }, (_, index) => `key${index}@alfa.example`)

  test.each<[what: string, run: () => Promise<void>, says: RegExp]>([
    [
      'a CNPJ with wrong check digits',
      () => createOperator(settings, { name: 'x', cnpj: '11222333000182' }),
      /^--cnpj must be a CNPJ with valid check digits, not "11222333000182"\.$/,
    ],
    [
      'an operator without a name',
      () => createOperator(settings, { name: '', cnpj: CNPJ }),
      /^--name must be 1 to 140 characters, not ""\.$/,
    ],
    [
      'the CNPJ of another operator',
      () => createOperator(settings, { name: 'x', cnpj: CNPJ }),
      /^--cnpj 11222333000181 belongs to an operator already\. Use that operator, .*operators list/,
    ],
    [
      'a wallet of an unknown operator',
      () => create({ operator: NOBODY }),
      /^No operator has the operatorId .*operators list/,
    ],
    ['an invalid id', () => create({ operator: 'alfa' }), /^--operator must be a UUIDv4 .*, not "alfa"\.$/],
    [
      'an invalid key',
      () => create({ pixKey: ['b@alfa.example', 'no key'] }),
      /^--pix-key must be a CPF, .*, not "no key"\.$/,
    ],
    [
      'a key twice',
      () => create({ pixKey: ['b@alfa.example', 'b@alfa.example'] }),
      /^--pix-key must not repeat an entry\.$/,
    ],
    [
      'the key of another wallet',
      () => create({ pixKey: ['b@alfa.example', 'pix@alfa.example'] }),
      /^--pix-key pix@alfa\.example belongs to another wallet\. .*wallets list/,
    ],
    [
      'an account number with a hyphen',
      () => create({ accountNumber: '12-3' }),
      /^--account-number must be .* 1 to 20 digits.*, not "12-3"\.$/,
    ],
    [
      'no ISPB, in production',
      () => create({ ispb: undefined }),
      /^Give --ispb: the ISPB of your institution/,
    ],
    [
      'an ISPB that is too short',
      () => create({ ispb: '1234567' }),
      /^--ispb must be an ISPB .*, not "1234567"\.$/,
    ],
    [
      'a branch that is too long',
      () => create({ branch: '00010' }),
      /^--branch must be .* 1 to 4 digits, not "00010"\.$/,
    ],
    [
      'no branch: only accounts of others may have none (G-431)',
      () => create({ branch: 'none' }),
      /^--branch must be .* 1 to 4 digits, not "none"\.$/,
    ],
    [
      'the account of another wallet, whatever its leading zeros (G-012)',
      () => create({ branch: '1', accountNumber: '123' }),
      /^The account 1 123 belongs to another wallet\. Use another --account-number/,
    ],
    [
      'a change without values',
      () => update({}),
      /^Give at least one change: --name, .*--\[no-\]secure-loop/,
    ],
    [
      'a change of an unknown wallet',
      () => update({ secureLoop: true }, NOBODY),
      /^No wallet has the walletId .*wallets list/,
    ],
    [
      'a name that is too long',
      () => update({ name: 'x'.repeat(101) }),
      /^--name must be 1 to 100 characters/,
    ],
    [
      'the removal of a key that it does not have',
      () => update({ removePixKey: ['other@alfa.example'], name: 'changed' }),
      /^--remove-pix-key must be a key of the wallet, not "other@alfa\.example"\.$/,
    ],
    [
      'the removal of its last key',
      () => update({ removePixKey: ['pix@alfa.example'], name: 'changed' }),
      /^--remove-pix-key must leave the wallet at least one key\.$/,
    ],
    [
      'more than 20 keys',
      () => update({ addPixKey: manyKeys, name: 'changed' }),
      /^--add-pix-key must leave the wallet at most 20 keys\.$/,
    ],
    [
      'the key of another wallet, together with a valid change',
      () =>
        update({ addPixKey: ['second@alfa.example'], removePixKey: ['pix@alfa.example'], name: 'changed' }),
      /^--add-pix-key second@alfa\.example belongs to another wallet/,
    ],
    [
      'the account of another wallet, together with a valid change',
      async () => {
        await listWallets(settings, { json: true })
        const second = latest<readonly { name: string; account: { accountNumber: string } }[]>()[1]
        await update({ accountNumber: second?.account.accountNumber, name: 'changed' })
      },
      /^The account 0001 1\d{7} belongs to another wallet/,
    ],
    [
      'credentials of an unknown wallet',
      () => createCredentials(settings, { wallet: NOBODY }),
      /^No wallet has the walletId .*wallets list/,
    ],
    [
      'a client_id with a space',
      () => createCredentials(settings, { wallet: walletId, clientId: 'a b' }),
      /^--client-id must be 1 to 100 visible ASCII characters, not "a b"\.$/,
    ],
    [
      'the revocation of unknown credentials',
      () => revokeCredentials(settings, {}, 'nobody'),
      /^No credentials have the client_id nobody\. .*credentials list/,
    ],
  ])('%s', async (_, run, says) => {
    const everything = async (): Promise<unknown> => {
      await listOperators(settings, { json: true })
      const operators = latest()
      await listWallets(settings, { json: true })
      return [operators, latest()]
    }
    const before = await everything()
    const error: unknown = await run().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(InputError)
    expect((error as Error).message).toMatch(says)
    expect(await everything()).toEqual(before)
  })
})

test('adding a key that the wallet already has succeeds', async () => {
  await updateWallet(settings, { addPixKey: ['pix@alfa.example'], json: true }, walletId)
  expect(latest()).toMatchObject({ pixKeys: ['pix@alfa.example'] })
})

test('control characters in names do not reach a terminal', async () => {
  await updateWallet(settings, { name: 'red\u001B[31m\nnext' }, walletId)
  await listWallets(settings, {})
  expect(String(printed.mock.lastCall?.[0])).toContain('red\uFFFD[31m\uFFFDnext')
})

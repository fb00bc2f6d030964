import type { NewWallet } from '../application/open-wallet.ts'

type DefaultWallet = Omit<NewWallet, 'clock'> & {
  readonly credential: NonNullable<NewWallet['credential']>
}

/** The hashes of `sandbox-secret-a` and `sandbox-secret-b`, computed in advance with a fixed salt. */
const SECRET_A = 'scrypt$1024$8$1$c2FuZGJveC1vcGVyYXRvYQ$wAVd-kwfUu8ArB4BWXbojwk_JVxhmXn51zXz6CKz5NE'
const SECRET_B = 'scrypt$1024$8$1$c2FuZGJveC1vcGVyYXRvYg$SmvTJvNKIqYeM_38FxXNIL3USOdpVsA7lZBn6QICmrQ'

const OPERATOR_A = {
  id: '0a000000-0000-4000-8000-000000000000',
  name: 'Sandbox Operator A',
  cnpj: '11222333000181',
}
const OPERATOR_B = {
  id: '0b000000-0000-4000-8000-000000000000',
  name: 'Sandbox Operator B',
  cnpj: '12ABC34501DE35',
}

/** R$ 100.000,00, in cents. */
const OPENING_BALANCE = 10_000_000

const MAIN_A: DefaultWallet = {
  id: '0a000000-0000-4000-8000-000000000001',
  operator: OPERATOR_A,
  name: 'Main wallet of operator A',
  accountNumber: '1000001',
  openingBalance: OPENING_BALANCE,
  pixKeys: ['11222333000181', 'pix@operator-a.example', '0a000000-0000-4000-8000-0000000000a1'],
  credential: { clientId: 'sandbox-operator-a', secret: SECRET_A },
}
const SECOND_A: DefaultWallet = {
  id: '0a000000-0000-4000-8000-000000000002',
  operator: OPERATOR_A,
  name: 'Second wallet of operator A',
  accountNumber: '1000002',
  openingBalance: 0,
  pixKeys: ['0a000000-0000-4000-8000-0000000000a2'],
  credential: { clientId: 'sandbox-operator-a-second', secret: SECRET_A },
}
const MAIN_B: DefaultWallet = {
  id: '0b000000-0000-4000-8000-000000000001',
  operator: OPERATOR_B,
  name: 'Main wallet of operator B',
  accountNumber: '2000001',
  openingBalance: OPENING_BALANCE,
  pixKeys: ['12ABC34501DE35', 'pix@operator-b.example', '0b000000-0000-4000-8000-0000000000b1'],
  credential: { clientId: 'sandbox-operator-b', secret: SECRET_B },
}
const SECOND_B: DefaultWallet = {
  id: '0b000000-0000-4000-8000-000000000002',
  operator: OPERATOR_B,
  name: 'Second wallet of operator B',
  accountNumber: '2000002',
  openingBalance: 0,
  pixKeys: ['0b000000-0000-4000-8000-0000000000b2'],
  credential: { clientId: 'sandbox-operator-b-second', secret: SECRET_B },
}

/** The wallets of a new sandbox: two operators, each with a main wallet and a second, empty wallet for transfers. */
export const DEFAULT_WALLETS: readonly DefaultWallet[] = [MAIN_A, SECOND_A, MAIN_B, SECOND_B]

/**
 * The credentials of a main wallet. The service prints them at the start, so that a developer can send a first request.
 */
export interface DemoCredentials {
  readonly clientId: string
  readonly clientSecret: string
  readonly walletId: string
  /** A Pix key of the wallet. */
  readonly pixKey: string
  readonly cnpj: string
}

const demoOf = (
  { id, operator, pixKeys, credential }: DefaultWallet,
  clientSecret: string,
): DemoCredentials => ({
  clientId: credential.clientId,
  clientSecret,
  walletId: id,
  pixKey: pixKeys.find((pixKey) => pixKey.includes('@')) ?? '',
  cnpj: operator.cnpj,
})

/** The credentials of the main wallets of operator A and operator B in a new sandbox. */
export const DEMO_CREDENTIALS: readonly [DemoCredentials, DemoCredentials] = [
  demoOf(MAIN_A, 'sandbox-secret-a'),
  demoOf(MAIN_B, 'sandbox-secret-b'),
]

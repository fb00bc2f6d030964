import type { NewWallet } from '../application/administration/open-wallet.ts'

type DefaultWallet = Omit<NewWallet, 'clock'> & {
  readonly credential: NonNullable<NewWallet['credential']>
}

/** The hashes of `alfa-demo-secret` and `beta-demo-secret`, computed in advance with a fixed salt. */
const ALFA_SECRET = 'scrypt$1024$8$1$c2FuZGJveC1hbGZham9nbw$qeqwQ8YaKd6alet3JbZDNqVRpLhpHW45usJqiFhEFt0'
const BETA_SECRET = 'scrypt$1024$8$1$c2FuZGJveC1iZXRhYXBvcw$akmXCScbpH2XajIDKM8qMcvu-6VkSMsoI7rdsoKpIXc'

const ALFA = {
  id: 'd2c4b6a8-1e3f-4a5b-8c7d-9e0f1a2b3c4d',
  name: 'Alfa Jogos Online Ltda',
  cnpj: '11222333000181',
}
const BETA = {
  id: 'a7c9e1f3-4b5d-4f60-8e2a-3c4d5e6f7081',
  name: 'Beta Apostas Ltda',
  cnpj: '44555666000181',
}

/** R$ 100.000,00, in cents. */
const OPENING_BALANCE = 10_000_000

const ALFA_MAIN: DefaultWallet = {
  id: '5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10',
  operator: ALFA,
  name: 'main',
  accountNumber: '1000017',
  openingBalance: OPENING_BALANCE,
  pixKeys: ['pagamentos@alfajogos.example', 'f3b1c5d7-9a2e-4b60-8c14-d5e6f7a8b9c0', '11222333000181'],
  credential: { clientId: 'alfa-demo', secret: ALFA_SECRET },
}
const ALFA_PRIZES: DefaultWallet = {
  id: '8e4b6d2a-1c95-4f7b-a3d8-6f2e9c0b7d54',
  operator: ALFA,
  name: 'prizes',
  accountNumber: '1000025',
  openingBalance: 0,
  pixKeys: ['b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c'],
  credential: { clientId: 'alfa-prizes', secret: ALFA_SECRET },
}
const BETA_MAIN: DefaultWallet = {
  id: 'c1d7e0a4-2f5b-4c86-8d39-7b6e5f4a3c21',
  operator: BETA,
  name: 'main',
  accountNumber: '2000001',
  openingBalance: OPENING_BALANCE,
  pixKeys: ['contato@betaapostas.example', '6e8a0c2d-4f1b-4e35-a7c9-0b1d2e3f4a56', '44555666000181'],
  credential: { clientId: 'beta-demo', secret: BETA_SECRET },
}
const BETA_PRIZES: DefaultWallet = {
  id: '3f9b5d7e-6a21-4c84-b0e5-1d8f7a9c2b46',
  operator: BETA,
  name: 'prizes',
  accountNumber: '2000002',
  openingBalance: 0,
  pixKeys: ['d9e1f3a5-7b2c-4d48-9e6f-8091a2b3c4d5'],
  credential: { clientId: 'beta-prizes', secret: BETA_SECRET },
}

/**
 * The wallets of a new sandbox: two operators, each with a main wallet and a second, empty wallet for transfers. They
 * are the operators of the examples of the contract (spec/examples/README.md), so a request of an example works in a
 * new sandbox.
 */
export const DEFAULT_WALLETS: readonly DefaultWallet[] = [ALFA_MAIN, ALFA_PRIZES, BETA_MAIN, BETA_PRIZES]

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
  pixKey: pixKeys[0] ?? '',
  cnpj: operator.cnpj,
})

/** The credentials of the main wallets of both operators in a new sandbox. */
export const DEMO_CREDENTIALS: readonly [DemoCredentials, DemoCredentials] = [
  demoOf(ALFA_MAIN, 'alfa-demo-secret'),
  demoOf(BETA_MAIN, 'beta-demo-secret'),
]

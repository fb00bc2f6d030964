import { type GuideName, guidePage } from '../src/data/guides.ts'

/** What readers type, and the page that must answer: 30 queries in English and 30 in Portuguese. */
export interface Wanted {
  readonly query: string
  /** The page from the root of the site. A section of the page answers too, and so does its twin in Portuguese. */
  readonly page: string
}

const wanted = (
  guides: Partial<Readonly<Record<GuideName, readonly string[]>>>,
  pages: Readonly<Record<string, string>>,
): readonly Wanted[] => [
  ...Object.entries(guides).flatMap(([guide, queries]) =>
    queries.map((query) => ({ query, page: guidePage(guide as GuideName) })),
  ),
  ...Object.entries(pages).map(([query, page]) => ({ query, page })),
]

export const ENGLISH: readonly Wanted[] = wanted(
  {
    deposit: ['deposit', 'QR code'],
    withdrawal: ['withdrawal'],
    refund: ['refund', 'chargeback'],
    'recurring-charges': ['recurring charge', 'how do I cancel a recurrence'],
    webhooks: ['webhook', 'webhook signature'],
    reconciliation: ['reconciliation'],
    'errors-and-retries': ['retry', 'idempotency'],
    authentication: ['token'],
    languages: ['python'],
    sandbox: ['sandbox'],
    outcomes: ['test data'],
    time: ['clock'],
    'testing-with-the-mock': ['mock'],
    'go-live': ['go live checklist', 'ip allowlist'],
    versioning: ['deprecation'],
    operating: ['postgres'],
  },
  {
    glossary: 'glossary.html',
    'error codes': 'errors.html',
    'rate limit': 'errors.html#TooManyRequests',
    'internal transfer': 'reference/index.html#operation/createInternalTransfer',
    statement: 'reference/index.html#operation/listStatement',
    balance: 'reference/index.html#operation/getBalance',
    'states of a withdrawal': 'states/withdrawal.html',
    changelog: 'changelog.html',
  },
)

export const PORTUGUESE: readonly Wanted[] = wanted(
  {
    deposit: ['depósito', 'cobrança', 'copia e cola'],
    withdrawal: ['saque', 'como fazer um saque'],
    refund: ['estorno', 'devolução', 'fraude'],
    'recurring-charges': ['recorrência', 'pix automático', 'cancelar recorrência'],
    webhooks: ['notificações', 'assinatura do webhook'],
    reconciliation: ['conciliação'],
    'errors-and-retries': ['novas tentativas'],
    authentication: ['autenticação'],
    sandbox: ['ambiente de testes'],
    outcomes: ['dados de teste', 'simular pagamento'],
    time: ['relógio'],
    'go-live': ['certificado mtls'],
    faq: ['perguntas frequentes'],
  },
  {
    glossário: 'glossary.html',
    'códigos de erro': 'errors.html',
    'saldo insuficiente': 'errors.html#INSUFFICIENT_BALANCE',
    'transferência interna': 'reference/index.html#operation/createInternalTransfer',
    extrato: 'reference/index.html#operation/listStatement',
    saldo: 'reference/index.html#operation/getBalance',
    'estados da cobrança': 'states/charge.html',
    'histórico de versões': 'changelog.html',
  },
)

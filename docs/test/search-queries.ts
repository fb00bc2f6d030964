import { type GuideName, guidePage } from '../src/data/guides.ts'

/** What readers type, and the page that must answer. */
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
    deposit: [
      'deposit',
      'QR code',
      'third-party payer rejected',
      'QR code expired before payment',
      'how do I know that a player has paid?',
      "can a player pay from someone else's account?",
    ],
    withdrawal: ['withdrawal', 'retry failed withdrawal'],
    refund: ['refund', 'chargeback', 'how long do I have to refund a deposit?'],
    'recurring-charges': [
      'recurring charge',
      'how do I cancel a recurrence',
      'how do I charge a player every month?',
    ],
    webhooks: [
      'webhook',
      'webhook signature',
      'rotate webhook secret',
      'duplicate event delivered',
      'why is my webhook not called?',
    ],
    reconciliation: ['reconciliation', 'daily balance report'],
    'errors-and-retries': ['retry', 'idempotency', 'what happens if the request times out?'],
    authentication: ['token', 'token expires in'],
    languages: ['python', 'can I use this API from Python?'],
    sandbox: ['sandbox'],
    outcomes: ['test data', 'how do I test a failed withdrawal?'],
    time: ['clock'],
    'testing-with-the-mock': ['mock'],
    'go-live': ['go live checklist', 'ip allowlist'],
    versioning: ['deprecation'],
    operating: ['postgres'],
    runbooks: ['restore a lost database', 'leaked secret'],
    'several-machines': ['citus'],
    'your-project': ['how do I run the sandbox in CI?'],
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
    'rate limit exceeded': 'errors.html#TooManyRequests',
    'move money to another wallet': 'flows/internal-transfer.html',
    'what does assumed mean?': 'guides/faq.html',
  },
)

export const PORTUGUESE: readonly Wanted[] = wanted(
  {
    deposit: [
      'depósito',
      'cobrança',
      'copia e cola',
      'pagador terceiro recusado',
      'cobrança expirada',
      'como gero um QR code?',
    ],
    withdrawal: ['saque', 'como fazer um saque', 'saque falhou', 'como sei se o saque foi pago?'],
    refund: [
      'estorno',
      'devolução',
      'fraude',
      'devolver um depósito',
      'posso devolver só uma parte do valor?',
    ],
    'recurring-charges': [
      'recorrência',
      'pix automático',
      'cancelar recorrência',
      'Pix Automático nova tentativa',
      'cancelar assinatura',
    ],
    webhooks: ['notificações', 'verificar assinatura do webhook', 'por que meu webhook não recebe eventos?'],
    reconciliation: ['conciliação', 'como confiro o extrato com meu banco de dados?'],
    'errors-and-retries': ['novas tentativas', 'o que fazer quando a resposta não chega?'],
    authentication: ['autenticação', 'quanto tempo vale o token?'],
    sandbox: ['ambiente de testes'],
    outcomes: ['dados de teste', 'simular pagamento', 'como simulo um pagamento no sandbox?'],
    time: ['relógio'],
    'go-live': ['certificado mtls'],
    faq: ['perguntas frequentes'],
    'your-project': ['como instalo o cliente no meu projeto?'],
    operating: ['como uso PostgreSQL?'],
    runbooks: ['disco cheio'],
    'several-machines': ['partições'],
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
    'erro 409': 'errors.html',
    'extrato do dia': 'guides/reconciliation.html',
    'chave Pix inválida': 'reference/index.html#operation/createWithdrawalByPixKey',
  },
)

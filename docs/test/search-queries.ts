/** What readers type, and the page that must answer: 30 queries in English and 30 in Portuguese. */
export interface Wanted {
  readonly query: string
  /** The page from the root of the site. A section of the page answers too, and so does its twin in Portuguese. */
  readonly page: string
}

const wanted = (rows: Readonly<Record<string, string>>): readonly Wanted[] =>
  Object.entries(rows).map(([query, page]) => ({ query, page }))

export const ENGLISH: readonly Wanted[] = wanted({
  deposit: 'guides/deposit.html',
  withdrawal: 'guides/withdrawal.html',
  refund: 'guides/refund.html',
  'recurring charge': 'guides/recurring-charges.html',
  glossary: 'glossary.html',
  reconciliation: 'guides/reconciliation.html',
  webhook: 'guides/webhooks.html',
  'webhook signature': 'guides/webhooks.html',
  token: 'guides/authentication.html',
  'QR code': 'guides/deposit.html',
  retry: 'guides/errors-and-retries.html',
  idempotency: 'guides/errors-and-retries.html',
  'error codes': 'errors.html',
  'rate limit': 'errors.html#TooManyRequests',
  'internal transfer': 'reference/index.html#operation/createInternalTransfer',
  statement: 'reference/index.html#operation/listStatement',
  balance: 'reference/index.html#operation/getBalance',
  'ip allowlist': 'guides/network.html',
  'states of a withdrawal': 'states/withdrawal.html',
  sandbox: 'guides/sandbox.html',
  mock: 'guides/testing-with-the-mock.html',
  clock: 'guides/time.html',
  python: 'guides/languages.html',
  'test data': 'guides/test-data.html',
  postgres: 'guides/operating.html',
  'go live checklist': 'guides/go-live.html',
  changelog: 'changelog.html',
  'how do I cancel a recurrence': 'guides/recurring-charges.html',
  chargeback: 'guides/med.html',
  deprecation: 'guides/versioning.html',
})

export const PORTUGUESE: readonly Wanted[] = wanted({
  depósito: 'guides/deposit.html',
  cobrança: 'guides/deposit.html',
  saque: 'guides/withdrawal.html',
  'como fazer um saque': 'guides/withdrawal.html',
  estorno: 'guides/refund.html',
  devolução: 'guides/refund.html',
  glossário: 'glossary.html',
  recorrência: 'guides/recurring-charges.html',
  'pix automático': 'guides/recurring-charges.html',
  'perguntas frequentes': 'guides/faq.html',
  'cancelar recorrência': 'guides/recurring-charges.html',
  conciliação: 'guides/reconciliation.html',
  notificações: 'guides/webhooks.html',
  'assinatura do webhook': 'guides/webhooks.html',
  'dados de teste': 'guides/test-data.html',
  autenticação: 'guides/authentication.html',
  'copia e cola': 'guides/deposit.html',
  'novas tentativas': 'guides/errors-and-retries.html',
  fraude: 'guides/med.html',
  'códigos de erro': 'errors.html',
  'saldo insuficiente': 'errors.html#INSUFFICIENT_BALANCE',
  'certificado mtls': 'guides/network.html',
  'transferência interna': 'reference/index.html#operation/createInternalTransfer',
  extrato: 'reference/index.html#operation/listStatement',
  saldo: 'reference/index.html#operation/getBalance',
  'estados da cobrança': 'states/charge.html',
  'ambiente de testes': 'guides/sandbox.html',
  relógio: 'guides/time.html',
  'simular pagamento': 'guides/outcomes.html',
  'histórico de versões': 'changelog.html',
})

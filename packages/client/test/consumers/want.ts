/** What `program.ts` prints in every runtime. */
export const WANT: object = {
  name: '@pix-payments/client',
  deposit: { amount: true, state: 'PENDING', status: 201, attempts: 1 },
  refusedWithdrawal: {
    status: 422,
    code: 'IGAMING_CPF_MISMATCH',
    api: true,
    money: true,
    outcome: 'refused',
  },
  recurrences: ['pix_automatic.recurrence', 'pix_automatic.recurrence'],
  control: { status: 404, code: 'NotFound', money: true },
  ofManyWallets: ['SUCCESS', false],
  webhook: { genuine: 'pixChargeExpired of deposit-000124', forged: 'signature-mismatch' },
  laterWebhook: { genuine: 'unknown pixChargeLost', forged: 'signature-mismatch' },
  violations: true,
  operations: ['createAccessToken', 'createImmediateCharge', 'createWithdrawalByPixKey', 'listRecurrences'],
}

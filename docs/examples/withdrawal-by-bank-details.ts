import type { PixClient, WithdrawalAccepted } from '@pix-payments/client'

export function withdrawToAccount(pix: PixClient): Promise<WithdrawalAccepted> {
  return pix.withdrawals.createWithdrawalByBankDetails({
    amount: 6000,
    externalId: 'withdrawal-000050',
    creditor: {
      name: 'Maria Silva',
      taxId: '52998224725',
      personType: 'NATURAL_PERSON',
      bankCode: '87654321', // the ISPB of the institution
      branchCode: '0001',
      accountNumber: '123456789',
      accountType: 'CACC',
    },
  })
}

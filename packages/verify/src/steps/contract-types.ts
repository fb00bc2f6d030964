import type { CreateFaultParameters, UpdateWalletParameters } from '@pix-payments/client/sandbox'
import type { WebhookEventName } from '@pix-payments/client/webhooks'

export type { WebhookEventName }
export type CreateFaultRequest = Pick<CreateFaultParameters, 'effect'>
export type WithdrawalOutcomeRequest = NonNullable<
  NonNullable<UpdateWalletParameters['outcomes']>['withdrawals']
>

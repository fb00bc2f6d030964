import { Body, Controller, Inject, Post } from '@nestjs/common'
import type { PixClient } from '@pix-payments/client'
import { PIX } from './pix.module'

interface DepositRequest {
  /** Centavos. */
  readonly amount: number
  /** The id of the deposit in the operator's own system. */
  readonly depositId: string
}

@Controller('deposits')
export class DepositsController {
  constructor(@Inject(PIX) private readonly pix: PixClient) {}

  @Post()
  async open(@Body() { amount, depositId }: DepositRequest): Promise<{ brCode: string }> {
    const { brCode } = await this.pix.deposits.createImmediateCharge({
      amount,
      expiresIn: 900,
      externalId: depositId,
      pixKey: 'pagamentos@alfajogos.example',
    })
    return { brCode }
  }
}

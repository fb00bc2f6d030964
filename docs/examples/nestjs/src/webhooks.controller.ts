import { BadRequestException, Controller, HttpCode, Post, type RawBodyRequest, Req } from '@nestjs/common'
import { PixWebhookError, verifyWebhook } from '@pix-payments/client/webhooks'
import type { Request } from 'express'

@Controller('webhooks')
export class WebhooksController {
  /** The names of the verified events, in the order of arrival. A real operator stores the events. */
  readonly received: string[] = []

  @Post('pix')
  @HttpCode(204)
  async receive(@Req() request: RawBodyRequest<Request>): Promise<void> {
    const secrets = (process.env['PIX_WEBHOOK_SECRETS'] ?? '').split(',')
    try {
      const { event } = await verifyWebhook({
        body: request.rawBody ?? Buffer.alloc(0),
        headers: request.headers,
        secrets,
      })
      this.received.push(event.event)
    } catch (error) {
      if (error instanceof PixWebhookError) throw new BadRequestException(error.reason)
      throw error
    }
  }
}

import { Module } from '@nestjs/common'
import { DepositsController } from './deposits.controller'
import { PixModule } from './pix.module'
import { WebhooksController } from './webhooks.controller'

@Module({ imports: [PixModule], controllers: [DepositsController, WebhooksController] })
export class AppModule {}

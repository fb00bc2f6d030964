import { Module } from '@nestjs/common'
import { createPixClient } from '@pix-payments/client'

/** The injection token of the client: `@Inject(PIX) pix: PixClient`. */
export const PIX = Symbol('PixClient')

@Module({
  providers: [
    {
      provide: PIX,
      useFactory: () =>
        createPixClient({
          baseUrl: process.env['PIX_BASE_URL'] ?? 'http://127.0.0.1:4010',
          clientId: process.env['PIX_CLIENT_ID'] ?? 'alfa-demo',
          clientSecret: process.env['PIX_CLIENT_SECRET'] ?? 'alfa-demo-secret',
        }),
    },
  ],
  exports: [PIX],
})
export class PixModule {}

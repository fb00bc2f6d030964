import 'reflect-metadata'
import { NestFactory } from '@nestjs/core'
import { AppModule } from './app.module'

async function main(): Promise<void> {
  // A signature covers the bytes of the body, so Nest must keep them.
  const app = await NestFactory.create(AppModule, { rawBody: true, logger: ['error', 'warn'] })
  app.enableShutdownHooks()
  await app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1')
  console.log(`Listening at ${await app.getUrl()}`)
}

void main()

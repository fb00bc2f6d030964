import { PixWebhookError, type VerifiedWebhook, verifyWebhook } from '@pix-payments/client/webhooks'

/** For Workers, Deno, Bun, and every framework with the Request of the platform. */
export async function receive(
  request: Request,
  secrets: readonly string[],
  store: (webhook: VerifiedWebhook) => Promise<void>,
): Promise<Response> {
  try {
    await store(await verifyWebhook({ body: await request.arrayBuffer(), headers: request.headers, secrets }))
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof PixWebhookError) return new Response(error.reason, { status: 400 })
    throw error
  }
}

import { expect, test } from 'vitest'
import { adminPage } from '../src/admin/index.ts'
import { ENGINES } from './support/engines.ts'
import { startOperator } from './support/operator.ts'

const URL = 'http://admin.test/pix/admin'
const OWN = { 'sec-fetch-site': 'same-origin' }

test.each(ENGINES)(
  'the admin page shows and decides, for authorized people only, on $name',
  async (engine) => {
    await using operator = await startOperator(engine, { hasOperations: true, webhook: false })
    const { kit, storage, walletId } = operator
    await operator.deposit('d-1')
    await storage.transaction((t) =>
      t.execute(
        `insert into pix_finding (key, kind, wallet_id, subject, detail, opened_at, status)
         values ('stuck/1', 'stuck', $1, $2, '<script>alert(1)</script>', 0, 'open')`,
        [walletId, `${walletId}/d-1`],
      ),
    )
    let who: string | Response | undefined
    const page = adminPage(kit, { authorize: () => who })
    const get = (query = ''): Promise<Response> => page(new Request(URL + query))
    const post = (form: Record<string, string>, headers: Record<string, string> = OWN): Promise<Response> =>
      page(new Request(`${URL}?page=findings`, { method: 'POST', headers, body: new URLSearchParams(form) }))
    const text = async (query = ''): Promise<string> => (await get(query)).text()

    expect([(await get()).status, (await post({})).status]).toEqual([403, 403])
    who = Response.redirect('http://admin.test/login')
    expect((await get()).headers.get('location')).toBe('http://admin.test/login')
    who = 'ana'

    const findings = await get()
    expect(findings.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/)
    const html = await findings.text()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
    // What to do, and the way to the deposit.
    expect(html).toMatch(/Read the cause, mend it, then retry\.[^]*Resolve/)
    expect(html).toContain('href="?page=find&amp;id=d-1"')
    expect(await text('?page=find&id=d-1')).toMatch(/deposit: R\$50\.00, PENDING[^]*The deposit was stored\./)
    expect(await text('?page=find&id=%3Cb%3E')).toContain('Nothing has the id &lt;b&gt;.')
    expect(await text('?page=work')).toMatch(/<td>deposit<\/td>[^]*R\$50\.00/)
    expect(await text('?page=days')).toContain('Compared days')

    const decision = { action: 'resolve', id: 'stuck/1', reason: 'looked at it' }
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://evil.test', host: 'admin.test' },
      {},
    ])
      expect((await post(decision, headers as Record<string, string>)).status).toBe(403)
    expect((await post({ ...decision, reason: ' ' })).status).toBe(400)
    expect(await kit.findings.list()).toHaveLength(1)
    const decided = await post(decision)
    expect([decided.status, decided.headers.get('location')]).toEqual([303, '/pix/admin?page=findings'])
    expect(await kit.findings.list({ status: 'resolved' })).toMatchObject([
      { actor: 'ana', reason: 'looked at it' },
    ])
    expect(await text('?page=findings&status=resolved')).toContain('by ana: looked at it')
    expect(
      (await post({ action: 'retry' }, { origin: 'http://admin.test', host: 'admin.test' })).status,
    ).toBe(303)
    expect((await page(new Request(URL, { method: 'PUT' }))).status).toBe(405)
  },
)

test('the admin page needs the option operations', async () => {
  for (const engine of ENGINES) {
    await using operator = await startOperator(engine, { webhook: false })
    expect(() => adminPage(operator.kit, { authorize: () => 'ana' })).toThrow('no option operations')
  }
})

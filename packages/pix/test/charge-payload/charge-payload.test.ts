import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type ChargePayload,
  buildChargePayload,
  generateCnpj,
  generateCpf,
  parseChargePayload,
  PixInputError,
} from '../../src/index.ts'
import { seededRandom } from '../support/random.ts'

const PAYLOAD: ChargePayload = {
  txid: '3f1a8b0c2d4e4f6a8b9c0d1e2f3a4b5c',
  revision: 0,
  status: 'ATIVA',
  createdAt: Date.parse('2026-03-01T14:00:05.120Z'),
  presentedAt: Date.parse('2026-03-01T14:03:00.000Z'),
  expiresInSeconds: 900,
  amountCents: 10_000,
  amountChangeable: false,
  pixKey: 'pagamentos@alfajogos.example',
  debtor: { taxId: '52998224725', name: 'Maria Silva' },
  payerRequest: 'Depósito na carteira',
}

/** The form that some institutions serve: seconds without milliseconds, and no `modalidadeAlteracao`. */
const OF_ANOTHER_INSTITUTION = {
  revisao: 1,
  calendario: { criacao: '2026-03-01T14:00:05Z', apresentacao: '2026-03-01T14:03:00Z', expiracao: 955_583 },
  valor: { original: '45.00' },
  chave: '5cf9629c-114d-4db2-8aa4-73364f2521bd',
  txid: 'C170077E4A7B4E248BBFAE2D769F1811',
  status: 'ATIVA',
}

/** The form of the examples of the central bank's pix-api, which write integers as text. */
const WITH_INTEGERS_AS_TEXT = {
  ...OF_ANOTHER_INSTITUTION,
  revisao: '3',
  calendario: { ...OF_ANOTHER_INSTITUTION.calendario, expiracao: '3600' },
  solicitacaoPagador: 'Informe o número do cartão',
  infoAdicionais: [{ nome: 'quantidade', valor: '2' }],
}

const claims = (): Record<string, unknown> => structuredClone(buildChargePayload(PAYLOAD)) as never

describe('buildChargePayload', () => {
  it('writes the claims of the central bank (G-373)', () => {
    expect(buildChargePayload(PAYLOAD)).toMatchInlineSnapshot(`
      {
        "calendario": {
          "apresentacao": "2026-03-01T14:03:00.000Z",
          "criacao": "2026-03-01T14:00:05.120Z",
          "expiracao": 900,
        },
        "chave": "pagamentos@alfajogos.example",
        "devedor": {
          "cpf": "52998224725",
          "nome": "Maria Silva",
        },
        "revisao": 0,
        "solicitacaoPagador": "Depósito na carteira",
        "status": "ATIVA",
        "txid": "3f1a8b0c2d4e4f6a8b9c0d1e2f3a4b5c",
        "valor": {
          "modalidadeAlteracao": 0,
          "original": "100.00",
        },
      }
    `)
  })

  it('omits the debtor and the request that the charge does not have', () => {
    const bare = buildChargePayload({ ...PAYLOAD, debtor: null, payerRequest: null })
    expect(Object.keys(bare)).toEqual(['revisao', 'calendario', 'valor', 'chave', 'txid', 'status'])
  })

  it('names a company with its cnpj', () => {
    const debtor = { taxId: '11222333000181', name: 'Loja Exemplo Ltda' }
    expect(buildChargePayload({ ...PAYLOAD, debtor }).devedor).toEqual({
      cnpj: '11222333000181',
      nome: 'Loja Exemplo Ltda',
    })
  })

  test.each([
    { field: 'txid', change: { txid: 'short' } },
    { field: 'revision', change: { revision: -1 } },
    { field: 'status', change: { status: 'ACTIVE' as never } },
    { field: 'expiresInSeconds', change: { expiresInSeconds: 0 } },
    { field: 'amountCents', change: { amountCents: 0 } },
    { field: 'amountCents', change: { amountCents: 10.5 } },
    { field: 'pixKey', change: { pixKey: '529.982.247-25' } },
    { field: 'payerRequest', change: { payerRequest: 'x'.repeat(141) } },
    { field: 'debtor.name', change: { debtor: { taxId: '52998224725', name: '' } } },
    { field: 'debtor.taxId', change: { debtor: { taxId: '52998224726', name: 'Maria' } } },
    { field: 'instant', change: { createdAt: Number.NaN } },
  ])('throws for an invalid $field: $change', ({ field, change }) => {
    const build = (): unknown => buildChargePayload({ ...PAYLOAD, ...change })
    expect(build).toThrow(PixInputError)
    expect(build).toThrow(new RegExp(`^${field} must be `))
  })
})

describe('parseChargePayload', () => {
  it('reads what buildChargePayload wrote', () => {
    const random = seededRandom(7)
    fc.assert(
      fc.property(
        fc.record({
          txid: fc.stringMatching(/^[a-zA-Z0-9]{26,35}$/),
          revision: fc.nat(),
          status: fc.constantFrom(
            'ATIVA' as const,
            'CONCLUIDA' as const,
            'REMOVIDA_PELO_USUARIO_RECEBEDOR' as const,
            'REMOVIDA_PELO_PSP' as const,
          ),
          createdAt: fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }),
          presentedAt: fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 }),
          expiresInSeconds: fc.integer({ min: 1 }),
          amountCents: fc.integer({ min: 1, max: 999_999_999_999 }),
          amountChangeable: fc.boolean(),
          pixKey: fc.constantFrom('52998224725', '+5511987654321', 'player@example.com'),
          debtor: fc.constantFrom(
            null,
            { taxId: generateCpf(random), name: 'Maria' },
            { taxId: generateCnpj(random), name: 'Loja' },
          ),
          payerRequest: fc.option(fc.stringMatching(/^[\p{L}🎲 ]{1,140}$/u)),
        }),
        (payload) => {
          const read = parseChargePayload(JSON.parse(JSON.stringify(buildChargePayload(payload))))
          expect(read).toEqual({ ok: true, value: payload })
        },
      ),
    )
  })

  it('reads the payload of another institution, without modalidadeAlteracao', () => {
    expect(parseChargePayload(OF_ANOTHER_INSTITUTION)).toMatchObject({
      ok: true,
      value: { amountCents: 4500, amountChangeable: false, debtor: null, expiresInSeconds: 955583 },
    })
  })

  it('reads integers that are written as text', () => {
    expect(parseChargePayload(WITH_INTEGERS_AS_TEXT)).toMatchObject({
      ok: true,
      value: { revision: 3, expiresInSeconds: 3600, payerRequest: 'Informe o número do cartão' },
    })
  })

  it('reads offsets, and drops digits after the milliseconds', () => {
    const calendario = {
      criacao: '2026-03-01T11:00:05.1209-03:00',
      apresentacao: '2026-03-01T23:30:00+05:30',
      expiracao: 60,
    }
    expect(parseChargePayload({ ...claims(), calendario })).toMatchObject({
      ok: true,
      value: {
        createdAt: Date.parse('2026-03-01T14:00:05.120Z'),
        presentedAt: Date.parse('2026-03-01T18:00:00Z'),
      },
    })
  })

  it('reads an amount of zero only when the payer chooses the amount', () => {
    const zero = (modalidadeAlteracao: number): unknown =>
      parseChargePayload({ ...claims(), valor: { original: '0.00', modalidadeAlteracao } })
    expect(zero(1)).toMatchObject({ ok: true, value: { amountCents: 0, amountChangeable: true } })
    expect(zero(0)).toMatchObject({ ok: false, problem: { path: 'valor.original' } })
  })

  const changed = (path: string, value: unknown): unknown => {
    const whole = claims()
    const [parent = '', child] = path.split('.')
    if (child === undefined) return { ...whole, [parent]: value }
    return { ...whole, [parent]: { ...(whole[parent] as object), [child]: value } }
  }

  test.each([
    'revisao',
    'calendario',
    'calendario.criacao',
    'calendario.apresentacao',
    'calendario.expiracao',
    'valor',
    'valor.original',
    'chave',
    'txid',
    'status',
    'devedor.nome',
    'devedor.cpf',
  ])('names the missing claim %s', (path) => {
    for (const value of [undefined, null]) {
      const read = parseChargePayload(changed(path, value))
      expect(read).toMatchObject({ ok: false, problem: { reason: 'MISSING_FIELD', path } })
    }
  })

  test.each([
    { path: 'revisao', value: -1 },
    { path: 'revisao', value: 'one' },
    { path: 'calendario', value: 'today' },
    { path: 'calendario.criacao', value: '2026-02-30T00:00:00Z' },
    { path: 'calendario.criacao', value: '2026-03-01 14:00:05Z' },
    { path: 'calendario.criacao', value: '2026-03-01T14:00:05' },
    { path: 'calendario.apresentacao', value: '2026-03-01T24:00:00Z' },
    { path: 'calendario.apresentacao', value: 1_772_366_400_000 },
    { path: 'calendario.expiracao', value: 0 },
    { path: 'calendario.expiracao', value: 1.5 },
    { path: 'valor.original', value: 100 },
    { path: 'valor.original', value: '100' },
    { path: 'valor.original', value: '100,00' },
    { path: 'valor.original', value: '12345678901.00' },
    { path: 'valor.modalidadeAlteracao', value: 2 },
    { path: 'chave', value: '529.982.247-25' },
    { path: 'txid', value: '***' },
    { path: 'status', value: 'EXPIRADA' },
    { path: 'devedor', value: [] },
    { path: 'devedor.cpf', value: '52998224726' },
    { path: 'devedor.cnpj', value: '11222333000181' },
    { path: 'solicitacaoPagador', value: 'x'.repeat(141) },
  ])('names the invalid claim $path: $value', ({ path, value }) => {
    const read = parseChargePayload(changed(path, value))
    const expected: unknown = expect.stringMatching(/\w/)
    expect(read).toEqual({ ok: false, problem: { reason: 'INVALID_FIELD', path, expected } })
  })

  it('refuses a charge that also pays out cash', () => {
    const retirada = { saque: { valor: '5.00' } }
    expect(parseChargePayload({ ...claims(), valor: { original: '10.00', retirada } })).toMatchObject({
      ok: false,
      problem: { reason: 'UNSUPPORTED_FIELD', path: 'valor.retirada' },
    })
  })

  it('refuses every value that is not a JSON object, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseChargePayload(value).ok).toBe(false)
      }),
    )
  })
})

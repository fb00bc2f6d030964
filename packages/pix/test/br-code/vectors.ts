import type { BrCodeInput } from '../../src/index.ts'

export interface BrCodeVector {
  readonly title: string
  readonly text: string
  readonly code: BrCodeInput
}

/**
 * Codes that others have published, and two codes of this service. Each code must parse, and the builder must return
 * the same text.
 */
export const BR_CODE_VECTORS: readonly BrCodeVector[] = [
  {
    title: 'BCB API Pix, Journey 2: the recurrence only',
    text: '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9',
    code: {
      kind: 'recurrence',
      recurrenceLocation: 'pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    },
  },
  {
    title: 'BCB API Pix, Journey 3: an immediate charge and a recurrence (G-065)',
    text: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa35319489063047741',
    code: {
      kind: 'dynamic',
      location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      recurrenceLocation: 'pix.example.com/qr/v2/rec/94ed2badcbc04c15b0bb7fa353194890',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    },
  },
  {
    title: 'BCB API Pix, Journey 4: a charge with a due date and a recurrence',
    text: '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e75204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d06304A441',
    code: {
      kind: 'dynamic',
      location: 'pix.example.com/qr/v2/cobv/1e6c54d3ec9449b7a7fc53b6b0f998e7',
      recurrenceLocation: 'pix.example.com/qr/v2/rec/3ffa640fa4f14080adccb949fa2dc0d0',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    },
  },
  {
    title: 'BCB BR Code manual: static, a random key',
    text: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    code: {
      kind: 'static',
      pixKey: '123e4567-e12b-12d1-a456-426655440000',
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
    },
  },
  {
    title: 'public dynamic code, identifier in capitals',
    text: '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
    code: {
      kind: 'dynamic',
      location: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99',
      merchantName: 'EMPRESA',
      merchantCity: 'SAO PAULO',
      gui: 'BR.GOV.BCB.PIX',
    },
  },
  {
    title: 'a deposit of R$ 10,00 (§2.1, G-019)',
    text: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441520400005303986540510.005802BR5916OPERADOR EXEMPLO6009SAO PAULO62070503***6304CAF7',
    code: {
      kind: 'dynamic',
      location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      amountCents: 1000,
      merchantName: 'OPERADOR EXEMPLO',
      merchantCity: 'SAO PAULO',
    },
  },
  {
    title: 'a composite code, first Pix of R$ 49,90 (§2.4, G-065)',
    text: '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441520400005303986540549.905802BR5916OPERADOR EXEMPLO6009SAO PAULO62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/94ed2badcbc04c15b0bb7fa35319489063049CCA',
    code: {
      kind: 'dynamic',
      location: 'pix.example.com/qr/v2/8b3da2f39a4140d1a91abd93113bd441',
      recurrenceLocation: 'pix.example.com/rec/94ed2badcbc04c15b0bb7fa353194890',
      amountCents: 4990,
      merchantName: 'OPERADOR EXEMPLO',
      merchantCity: 'SAO PAULO',
    },
  },
]

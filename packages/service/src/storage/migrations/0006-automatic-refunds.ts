/**
 * Refunds of Pix Automático can be partial, and have outcomes (G-108, G-230). The new column holds the endToEndId of
 * the refunded payment.
 */
export const automaticRefunds: readonly string[] = [
  `alter table automatic_refund add column original_end_to_end_id text`,
  `update automatic_refund set original_end_to_end_id = (select max(l.end_to_end_id) from statement_line l
    where l.wallet_id = automatic_refund.wallet_id and l.type = 'CREDIT'
      and automatic_refund.body like '%"originalEndToEndId":"' || l.end_to_end_id || '"%')`,
  // Adds the outcome SUCCESS after 2 seconds to every refund. A refund of a first payment has a timer, so it settles as
  // before. A refund of a schedule has no timer, so it does not settle automatically.
  `update automatic_refund set body = replace(body, '"settledAt":', '"outcome":{"status":"SUCCESS","afterSeconds":2},"settledAt":')`,
  `update recurrence set body = replace(body, '"firstPayment":{', '"firstPayment":{"reversed":' || coalesce((
    select sum(r.amount) from automatic_refund r where r.wallet_id = recurrence.wallet_id and r.status <> 'FAILED'
      and recurrence.body like '%"endToEndId":"' || r.original_end_to_end_id || '"%'), 0) || ',"refundId":null,')`,
  // Replaces the old default outcome by null, which means that no outcome was chosen. Refunds of cycle charges then
  // continue to wait for their result.
  `update wallet set settings = replace(settings, '"refundOutcome":{"status":"SUCCESS","afterSeconds":2}', '"refundOutcome":null')`,
]

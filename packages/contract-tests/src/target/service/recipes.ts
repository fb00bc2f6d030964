import { authenticationRecipes } from './authentication.ts'
import { balanceRecipes } from './balances.ts'
import { depositRecipes } from './deposits.ts'
import { internalTransferRecipes } from './internal-transfers.ts'
import type { Recipes } from './recipe.ts'
import { recurrenceSimulationRecipes } from './recurrence-simulations.ts'
import { recurrenceRecipes } from './recurrences.ts'
import { refundRecipes } from './refunds.ts'
import { scheduleSimulationRecipes } from './schedule-simulations.ts'
import { scheduleRecipes } from './schedules.ts'
import { statementRecipes } from './statements.ts'
import { webhookRecipes } from './webhook-configurations.ts'
import { withdrawalRecipes } from './withdrawals.ts'

/** The recipes of all answers that need a state of the service. */
export const recipes: Recipes = {
  ...authenticationRecipes,
  ...depositRecipes,
  ...withdrawalRecipes,
  ...refundRecipes,
  ...internalTransferRecipes,
  ...balanceRecipes,
  ...statementRecipes,
  ...webhookRecipes,
  ...recurrenceRecipes,
  ...scheduleRecipes,
  ...recurrenceSimulationRecipes,
  ...scheduleSimulationRecipes,
}

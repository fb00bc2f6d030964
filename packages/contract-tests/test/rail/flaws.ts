/** Deliberate errors of the fake institution. */
export interface Flaws {
  readonly unhealthy?: boolean
  readonly findsNoKey?: boolean
  readonly findsEveryKey?: boolean
  readonly accountWithoutReference?: boolean
  readonly undecidedScreening?: boolean
  readonly slowLookUps?: boolean
  readonly acceptsLookUpWithoutKey?: boolean
  /** The kind of the orders that always get 503. */
  readonly refuses?: string
  readonly acknowledgesWith200?: string
  readonly omitsOrderId?: string
  readonly refusesRepeats?: string
  readonly executesRepeats?: string
  readonly racesRepeats?: boolean
  readonly forgetsEnded?: boolean
  readonly forgetsLostAnswers?: boolean
  readonly needsSimulation?: boolean
  readonly ignoresSignatures?: boolean
  readonly ignoresSignaturesOfLookUps?: boolean
  readonly comparesOnlyTheForm?: boolean
  readonly acceptsMalformedSignatures?: boolean
  readonly acceptsMissingHeaders?: boolean
  readonly acceptsOld?: boolean
  readonly acceptsFuture?: boolean
  readonly triesOneSignature?: boolean
  /** Returns 401 to a forged order, and executes it. */
  readonly executesRefused?: boolean
  readonly failsOnMalformedJson?: boolean
  readonly acceptsMissingMembers?: boolean
  readonly acceptsAnyAmount?: boolean
  readonly acceptsOtherKinds?: boolean
  readonly acceptsOtherIds?: boolean
  readonly servesEveryPath?: boolean
  readonly servesEveryMethod?: boolean
  readonly plainTextErrors?: boolean
  /** The kind of the orders that lead to no report. */
  readonly neverReports?: string
  readonly settlesAndRefuses?: boolean
  readonly reportsOtherWallet?: boolean
  readonly stampsPresent?: boolean
  readonly paysWrongAmount?: boolean
  readonly paysCancelled?: boolean
  readonly unsignedRefunds?: boolean
  readonly invalidRefunds?: boolean
  readonly givesUpAfter500?: boolean
  readonly givesUpAfterLostAnswer?: boolean
  readonly waitsForever?: boolean
  readonly givesUpAfterTwoAttempts?: boolean
  readonly newIdPerAttempt?: boolean
  readonly newBodyPerAttempt?: boolean
  /** Gives up after 500 when the acknowledgement of the order was lost too. */
  readonly stumblesOverTwoFaults?: boolean
}

/** What somebody has typed while earlier input was being sent. */
export const typedSince = <Draft extends object>(now: Draft, sent: Draft) =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => sent[field as keyof Draft] !== value),
  ) as Draft

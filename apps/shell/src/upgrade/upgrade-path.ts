/** The page that explains the paid plan. */
export const upgradePath = '/upgrade'

/** Where the paid plan is explained. */
export const upgradePath = '/upgrade'

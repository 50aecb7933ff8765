export { checkAnswer, ContractDeviation } from './check-answer.ts'
export { simulatedConnectors } from './simulated-connectors.ts'
export { createTestApi } from './test-api.ts'
export type { TestApi, TestTeam, TestUser } from './test-api.ts'

export const simulatedConnectors = () => ({}) as never

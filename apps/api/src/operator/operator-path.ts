/** The base path of the operator's page and its calls. */
export const operatorPath = '/operator'

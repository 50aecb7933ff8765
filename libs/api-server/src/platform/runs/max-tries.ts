/**
 * How often a run may begin that crashes its process or the thread that reads providers. After that it is set aside,
 * because it would only crash again and take other work with it.
 */
export const maxTries = 2

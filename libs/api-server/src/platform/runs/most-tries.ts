/**
 * How many times a run is begun that ends its process, or the thread that reads providers. After that it is set aside: it
 * would only do so again, and take everybody else's work with it.
 */
export const mostTries = 2

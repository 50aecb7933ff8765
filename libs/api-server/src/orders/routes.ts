export const orderRoutes = []

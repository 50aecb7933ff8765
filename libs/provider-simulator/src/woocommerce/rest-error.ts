/** An error as WordPress' REST API answers it. */
export class RestError extends Error {
  status: number
  code: string
  data: Record<string, unknown>
  /** Whether WordPress knows the route but not the caller: the answer has fewer headers then. */
  anonymous: boolean

  constructor(
    status: number,
    code: string,
    message: string,
    { data = {}, anonymous = false }: { data?: Record<string, unknown>; anonymous?: boolean } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
    this.anonymous = anonymous
  }

  get body() {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } }
  }
}

interface Problem {
  code: 'rest_invalid_type' | 'rest_out_of_bounds' | 'rest_not_in_enum' | 'rest_invalid_date'
  message: string
}

/** 400 for invalid parameters, all named at once. */
export const invalidParameters = (problems: Map<string, Problem>): RestError =>
  new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${[...problems.keys()].join(', ')}`, {
    data: {
      params: Object.fromEntries([...problems].map(([name, { message }]) => [name, message])),
      details: Object.fromEntries([...problems].map(([name, problem]) => [name, { ...problem, data: null }])),
    },
  })

/** 401 without a key, with an unknown key, and with basic authentication over plain HTTP. */
export const cannotView = (isList: boolean): RestError =>
  new RestError(
    401,
    'woocommerce_rest_cannot_view',
    isList ? 'Sorry, you cannot list resources.' : 'Sorry, you cannot view this resource.',
    { anonymous: true },
  )

export const noRoute = (): RestError =>
  new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.')

export type { Problem as ParameterProblem }

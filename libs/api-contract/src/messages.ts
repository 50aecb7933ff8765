/** Validation texts, so that the server and the forms say the same. Keyed by form and field where they differ. */
export const messages = {
  required: 'Required',
  invalid: 'Invalid input',
  characters: 'This text contains characters that cannot be stored',
  tooLong: (max: number) => `At most ${max} characters`,
  wholeNumber: 'This must be a whole number',
  id: 'This is not a valid id',
  unknownField: 'This field is not known here',
  login: {
    email: 'Please enter a valid email address',
    password: 'The password is too short',
  },
  store: {
    type: 'Choose the kind of store',
    typeNotYet: 'Only WooCommerce stores can be connected for now',
    name: 'Name must be at least 2 characters long',
    currency: 'Choose a currency',
    currencyUnknown: 'This currency is not known',
    unknown: 'There is no such store in your team',
    noneChosen: 'Choose at least one store',
    nothingToSave: 'Nothing to save',
    tooMany: 'At most 100 stores at a time',
    woocommerce: {
      urlRequired: 'Store URL is required for WooCommerce',
      url: 'Url must be url format',
      consumerKeyRequired: 'Consumer key is required for WooCommerce',
      consumerKey: 'The consumer key starts with ck_',
      consumerSecretRequired: 'Consumer secret is required for WooCommerce',
      consumerSecret: 'The consumer secret starts with cs_',
      credentialsTogether: 'Enter the consumer key and the consumer secret together',
    },
  },
  meta: {
    unknownKey: 'This preference is not known',
    empty: 'Nothing to save',
    tooMany: 'At most 200 preferences are kept for a person',
  },
  error: {
    code: 'This is not an error status',
  },
} as const

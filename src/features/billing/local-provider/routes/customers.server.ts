/** People who pay, their cards and tax numbers. */
import { formOf, textOf } from '../form.ts';
import { wrongInput, LocalProviderError } from '../provider-error.ts';
import { type TaxId } from '../invoices.server.ts';
import { newLocalId } from '../store.server.ts';
import { asList, metaOf, needed, on, read, type Route } from './route.server.ts';
import type { Customer, PaymentMethod } from '../objects.ts';

export const customersRoutes: readonly Route[] = [
  on('POST customers', async (store, form) => {
    const customer: Customer = {
      id: newLocalId('cus'),
      object: 'customer',
      email: textOf(form.email) ?? null,
      name: textOf(form.name) ?? null,
      balance: 0,
      currency: 'usd',
      metadata: metaOf(form.metadata),
      invoice_settings: { default_payment_method: null },
      created: await store.now(),
      livemode: false,
    };
    await store.put(customer);
    await store.tell('customer.created', customer);
    return customer;
  }),
  read<Customer>('customers', 'customer'),
  on('POST customers/:id', async (store, form, [id]) => {
    const customer = await store.get<Customer>(id!, 'customer');
    const method = textOf(formOf(form.invoice_settings).default_payment_method);
    const after: Customer = {
      ...customer,
      email: textOf(form.email) ?? customer.email,
      name: textOf(form.name) ?? customer.name,
      metadata: { ...customer.metadata, ...metaOf(form.metadata) },
      invoice_settings: {
        default_payment_method: method ?? customer.invoice_settings.default_payment_method,
      },
    };
    await store.put(after);
    await store.tell('customer.updated', after);
    return after;
  }),
  on('GET customers/:id/payment_methods', async (store, _form, [customer]) =>
    asList(await store.list<PaymentMethod>('payment_method', { customer })),
  ),
  read<PaymentMethod>('payment_methods', 'payment_method'),
  // The published names of test cards stand for cards of one's own.
  on('POST payment_methods/:id/attach', async (store, form, [id]) => {
    const customer = await store.get<Customer>(needed(form, 'customer'), 'customer');
    const number = namedCards[id!];
    if (!number) throw wrongInput(`No such PaymentMethod: '${id}'`, 'payment_method');
    const method: PaymentMethod = {
      id: newLocalId('pm'),
      object: 'payment_method',
      type: 'card',
      customer: customer.id,
      card: { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: 2099 },
      number,
    };
    await store.put(method, customer.id);
    await store.tell('payment_method.attached', method);
    return method;
  }),
  on('POST customers/:id/tax_ids', async (store, form, [customer]) => {
    const type = needed(form, 'type');
    const value = needed(form, 'value')
      .toUpperCase()
      .replaceAll(/[\s.-]/g, '');
    if (type === 'eu_vat' && !/^[A-Z]{2}[A-Z0-9]{6,12}$/.test(value))
      throw new LocalProviderError(400, {
        type: 'invalid_request_error',
        code: 'tax_id_invalid',
        message: 'Invalid value for eu_vat.',
      });
    return store.put<TaxId>(
      { id: newLocalId('txi'), object: 'tax_id', customer: customer!, type, value },
      customer,
    );
  }),
  on('GET customers/:id/tax_ids', async (store, _form, [customer]) =>
    asList(await store.list<TaxId>('tax_id', { customer })),
  ),
  on('DELETE customers/:id/tax_ids/:id', async (store, _form, [, id]) => {
    await store.remove(id!);
    return { id, object: 'tax_id', deleted: true };
  }),
];

const namedCards: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_chargeDeclined: '4000000000000002',
};

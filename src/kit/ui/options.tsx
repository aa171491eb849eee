interface OptionsProps<Value extends string> {
  values: readonly Value[];
  labelOf: (value: Value) => string;
}

/** The options of a `Select`. */
export const Options = <Value extends string>({ values, labelOf }: OptionsProps<Value>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {labelOf(value)}
    </option>
  ));

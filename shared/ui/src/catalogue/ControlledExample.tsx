import { type ReactNode, useState } from 'react';

interface ControlledExampleProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled component in the catalogue. */
export function ControlledExample<Value>({ initial, children }: ControlledExampleProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

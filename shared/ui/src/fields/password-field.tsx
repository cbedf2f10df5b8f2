import { styled } from '@datewright/sdk/styled';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiCopy } from '../copy/use-ui-copy.ts';
import { Field } from './field.tsx';
import { Input, type TextFieldProps } from './text-field.tsx';

const Box = styled.div`
  position: relative;
  > input {
    padding-right: 3.25rem;
  }
  > button {
    position: absolute;
    right: 0;
    top: 0;
  }
`;

/**
 * A password field with a button that shows and hides the password. Set `autoComplete` to `current-password` or
 * `new-password`.
 */
export function PasswordField({ label, hint, error, optional, hideLabel, id, ...input }: TextFieldProps) {
  const copy = useUiCopy();
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id }}>
      {(control) => (
        <Box>
          <Input {...input} {...control} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? copy.hidePassword : copy.showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          />
        </Box>
      )}
    </Field>
  );
}

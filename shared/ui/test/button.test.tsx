import { Button } from '@datewright/ui';
import { render, screen } from '@testing-library/react';

const variants = ['primary', 'secondary', 'danger'] as const;

test.each(variants)('A %s button that can’t be used is neutral, and readable', (variant) => {
  render(
    <>
      <Button variant={variant} disabled>
        Save
      </Button>
      <Button variant={variant} busy>
        Saving
      </Button>
    </>,
  );
  for (const button of screen.getAllByRole('button')) {
    const { backgroundColor, color, opacity } = getComputedStyle(button);
    expect([backgroundColor, color, opacity]).toEqual(['var(--surface-raised)', 'var(--muted)', '']);
  }
});

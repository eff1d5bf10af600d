/** The drawer with the rules at the table: whether it is open, and at which rule. */

class RulesAtHand {
  open = $state(false);
  rule: string | null = $state(null);

  /** Open it, at this rule or where it was; the table stays as it is. */
  show(rule: string | null = this.rule): void {
    this.rule = rule;
    this.open = true;
  }
}

export const rulesAtHand = new RulesAtHand();
